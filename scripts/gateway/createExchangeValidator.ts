import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';
import type { ExactRequest, ExactResponse } from './forwardExactly.ts';
import type { Violation } from './Violation.ts';

/** Finds the disagreements of one exchange with the contract; none when it keeps to it. */
export interface ExchangeValidator {
  validate: (request: ExactRequest, response: ExactResponse) => Promise<Violation[]>;
  /** Gives the contract's pattern of a request's path, which unlike the path may be logged. */
  findPattern: (request: ExactRequest) => string;
}

/** Holds exchanges that have already taken place against an OpenAPI file, so that nothing can reach their bytes. */
export async function createExchangeValidator(openapi: string): Promise<ExchangeValidator> {
  const kit = openContract(await loadContract(openapi));

  return {
    async validate(request, response) {
      const [asked, replied] = [read(request), read(response)];
      const input = await kit.checkRequest({ ...request, ...asked });
      const output = kit.checkResponse(request, { ...response, ...replied });
      const isDeclared = kit.find(request) !== undefined;
      const isRefused = response.status >= 400 && response.status < 500 && output.length === 0;
      const common = {
        method: request.method,
        path: new URL(request.url, 'http://localhost').pathname,
        status: response.status,
        client: asked.headers.get('user-agent') ?? '',
      };
      return [
        ...(input.length > 0
          ? [{ side: 'request' as const, expected: isRefused && isDeclared, ...common, what: input }]
          : []),
        ...(output.length > 0
          ? [{ side: 'response' as const, expected: false, ...common, what: output }]
          : []),
      ];
    },
    findPattern: (request) => kit.find(request)?.path ?? 'unknown path',
  };
}

function read(message: { headers: string[]; body: Buffer }): { headers: Headers; body: Buffer } {
  const headers = new Headers();
  for (let at = 0; at + 1 < message.headers.length; at += 2)
    headers.append(message.headers[at] ?? '', message.headers[at + 1] ?? '');
  return { headers, body: decompress(message.body, headers.get('content-encoding')) };
}

function decompress(body: Buffer, encoding: string | null): Buffer {
  if (encoding === 'gzip') return gunzipSync(body);
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'deflate') return inflateSync(body);
  return body;
}
