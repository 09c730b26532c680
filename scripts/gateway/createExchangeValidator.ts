import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';
import type { ExactRequest, ExactResponse } from './startProxy.ts';
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
      const { faults: input } = await kit.readRequest({ ...request, body: decompress(request) });
      const output = kit.checkResponse(request, { ...response, body: decompress(response) });
      const isDeclared = kit.find(request) !== undefined;
      const isRefused = response.status >= 400 && response.status < 500 && output.length === 0;
      const common = {
        method: request.method,
        path: new URL(request.url, 'http://localhost').pathname,
        status: response.status,
        client: request.headers.get('user-agent') ?? '',
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

function decompress({ headers, body }: Pick<ExactResponse, 'headers' | 'body'>): Buffer {
  const encoding = headers.get('content-encoding');
  if (encoding === 'gzip') return gunzipSync(body);
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'deflate') return inflateSync(body);
  return body;
}
