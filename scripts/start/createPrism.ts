import { createInstance, getHttpOperationsFromSpec, ProblemJsonError } from '@stoplight/prism-http';
import type { IHttpRequest } from '@stoplight/prism-http';
import { replyJson } from '../gateway/startProxy.ts';
import type { ExactRequest, ExactResponse } from '../gateway/startProxy.ts';

type Components = Parameters<typeof createInstance>[1];
type Outcome = Awaited<ReturnType<ReturnType<ReturnType<typeof createInstance>['request']>>>;

/** Prism requires a logger like pino. This one is silent, because its messages are also in the replies. */
const quiet: Record<string, unknown> = { child: () => quiet };
for (const level of ['trace', 'debug', 'info', 'success', 'warn', 'error']) quiet[level] = () => undefined;

const CONFIG = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  isProxy: false as const,
  mock: { dynamic: false },
};

/**
 * Creates Prism, the static mock of a contract, which replies with the contract's examples.
 * A `Prefer` header (`code=500`, `example=failed`) selects another reply.
 */
export async function createPrism(
  openapi: string,
): Promise<(request: ExactRequest) => Promise<ExactResponse>> {
  const operations = await getHttpOperationsFromSpec(openapi);
  const prism = createInstance(CONFIG, { logger: quiet as unknown as NonNullable<Components['logger']> });

  return async ({ method, url, headers, body }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const isJson = headers.get('content-type')?.includes('json');
    try {
      const request = {
        method: method.toLowerCase() as IHttpRequest['method'],
        url: { path: pathname, query: Object.fromEntries(searchParams) },
        headers: Object.fromEntries(headers),
        body: isJson ? (JSON.parse(body.toString()) as unknown) : body.toString() || null,
      };
      const mock = readPrefer(headers.get('prefer') ?? '');
      return toReply(await prism.request(request, operations, { ...CONFIG, mock })());
    } catch {
      // Prism throws on malformed multipart (stoplightio/prism#2672), and JSON.parse on malformed JSON.
      return replyJson(400, { message: 'The mock could not read this request.' });
    }
  };
}

/** Converts preferences (RFC 7240) to Prism's options. */
function readPrefer(prefer: string) {
  const { code, example } = Object.fromEntries(
    prefer.split(',').map((preference) => preference.trim().split('=')),
  ) as Partial<Record<string, string>>;
  return {
    dynamic: false,
    ...(code && { code: Number(code) }),
    ...(example && { exampleKey: example }),
  };
}

function toReply(outcome: Outcome): ExactResponse {
  if (outcome._tag === 'Left') {
    const problem = ProblemJsonError.toProblemJson(outcome.left);
    const reply = replyJson(problem.status, problem);
    reply.headers.set('content-type', 'application/problem+json');
    return reply;
  }
  const { statusCode, headers, body } = outcome.right.output;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status: statusCode, headers: new Headers(headers), body: Buffer.from(text) };
}
