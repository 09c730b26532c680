import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { IHttpProxyConfig, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import type { ExactRequest, ExactResponse } from './forwardExactly.ts';
import { headerValues } from './forwardExactly.ts';
import type { Violation } from './Violation.ts';

type PrismComponents = Parameters<typeof createInstance>[1];
type Diagnostic = Awaited<ReturnType<typeof runPrism>>['input'][number];

/** Finds the disagreements of one exchange with the contract; none when it keeps to it. */
export interface ExchangeValidator {
  validate: (request: ExactRequest, response: ExactResponse) => Promise<Violation[]>;
  /** Gives the contract's pattern of a request's path, which unlike the path may be logged. */
  findPattern: (request: ExactRequest) => string;
}

const quiet: Record<string, unknown> = Object.fromEntries(
  ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [level, () => undefined]),
);
quiet.child = () => quiet;

const CONFIG: IHttpProxyConfig = {
  isProxy: true,
  upstream: new URL('http://localhost'),
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  mock: { dynamic: false },
};

/**
 * Holds exchanges against an OpenAPI file with Prism's own validators.
 *
 * `prism proxy` itself cannot stand in front of this product: it corrupts binary bodies, joins cookies,
 * follows redirects and dies of a malformed multipart. Here Prism only judges an exchange that has already
 * taken place, so nothing it does can reach the bytes.
 */
export async function createExchangeValidator(openapi: string): Promise<ExchangeValidator> {
  const operations = await getHttpOperationsFromSpec(openapi);
  const patterns = [...new Set(operations.map(({ path }) => path))].map((path) => ({
    path,
    matches: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }));

  const validate: ExchangeValidator['validate'] = async (request, response) => {
    const found = await judge(operations, request, response);
    const refused = response.status >= 400 && response.status < 500 && found.output.length === 0;
    const common = {
      method: request.method,
      path: pathOf(request),
      status: response.status,
      client: headerValues(request.headers, 'user-agent')[0] ?? '',
    };

    const violations: Violation[] = [];
    if (found.input.length > 0) {
      violations.push({ side: 'request', expected: refused && found.declared, ...common, what: found.input });
    }
    if (found.output.length > 0) {
      violations.push({ side: 'response', expected: false, ...common, what: found.output });
    }
    return violations;
  };

  return {
    validate,
    findPattern: (request) =>
      patterns.find(({ matches }) => matches.test(pathOf(request)))?.path ?? 'unknown path',
  };
}

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

async function judge(operations: Operations, request: ExactRequest, response: ExactResponse) {
  try {
    const { input, output } = await runPrism(operations, request, response);
    const declared = !input.some(({ message }) => message === 'Selected route not found');
    return {
      declared,
      input: declared
        ? input.map(sayDiagnostic)
        : ['has a path or method that openapi.yaml does not declare'],
      output: output.map(sayDiagnostic),
    };
  } catch (error) {
    // Prism's multipart parser throws on a malformed body (its issue 2672).
    const reason = error instanceof Error ? error.message : String(error);
    return { declared: true, input: [`cannot be read by the validator: ${reason}`], output: [] };
  }
}

async function runPrism(operations: Operations, request: ExactRequest, response: ExactResponse) {
  const element = toPrismResponse(response);
  const components = {
    logger: quiet,
    forward: () => () => async () => Promise.resolve({ _tag: 'Right', right: element }),
  } as unknown as PrismComponents;

  const result = await createInstance(CONFIG, components).request(toPrismRequest(request), operations)();
  if (result._tag === 'Left') throw result.left;
  return result.right.validations;
}

function toPrismRequest(request: ExactRequest): IHttpRequest {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => {
      const values = searchParams.getAll(key);
      return [key, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );

  return {
    method: request.method.toLowerCase() as IHttpRequest['method'],
    url: { path: pathOf(request), query },
    headers: toDictionary(request),
    body: decode(request) ?? null,
  };
}

function toPrismResponse(response: ExactResponse): IHttpResponse {
  return { statusCode: response.status, headers: toDictionary(response), body: decode(response) };
}

function toDictionary({ headers, body }: { headers: string[]; body: Buffer }): Record<string, string> {
  const names = new Set(headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
  const entries = [...names].map((name) => [name, headerValues(headers, name).join(', ')] as const);
  return {
    ...Object.fromEntries(entries),
    ...(body.length > 0 && { 'content-length': String(body.length) }),
  };
}

/** Gives the body as the validators read it: parsed when it is JSON, otherwise as text. */
function decode({ headers, body }: { headers: string[]; body: Buffer }): unknown {
  if (body.length === 0) return undefined;
  const text = decompress(body, headerValues(headers, 'content-encoding')[0]).toString();
  const type = headerValues(headers, 'content-type')[0] ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'gzip') return gunzipSync(body);
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'deflate') return inflateSync(body);
  return body;
}

function pathOf({ url }: ExactRequest): string {
  return new URL(url, 'http://localhost').pathname;
}

function sayDiagnostic({ path, message }: Diagnostic): string {
  return [path?.join('.'), message].filter(Boolean).join(' ');
}
