import { setTimeout } from 'node:timers/promises';
import {
  createInstance,
  getHttpOperationsFromSpec,
  ProblemJsonError,
  type IHttpRequest,
} from '@stoplight/prism-http';
import {
  replyJson,
  startProxy,
  type ExactRequest,
  type ExactResponse,
  type Proxy,
} from '../gateway/startProxy.ts';

const LOGGED_IN = [
  'admit_id_token=mock-session; Path=/; HttpOnly; SameSite=Lax',
  'admit_session=mock; Path=/; SameSite=Lax',
];
const LOGGED_OUT = LOGGED_IN.map((cookie) => cookie.replace(/=[^;]*/, '=').concat('; Max-Age=0'));

export interface MockFront extends Proxy {
  /** Reads the contract again. If it cannot be read, throws and keeps the last one. */
  reload: () => Promise<void>;
}

/**
 * Starts Prism on a contract, and adds what a static mock lacks for logging in.
 * OpenAPI can declare only one Set-Cookie per response, but the product needs two: a log-in sets both cookies, and a
 * log-out expires both.
 */
export async function startMockFront(openapi: string): Promise<MockFront> {
  let prism = await createPrism(openapi);
  const proxy = await startProxy(async (request) => {
    addSession(request);
    await delay(request);
    const response = await prism(request);
    setCookies(request, response);
    return response;
  });
  const reload = async () => {
    prism = await createPrism(openapi);
  };
  return { ...proxy, reload };
}

/** A story can set only the readable marker, so the session cookie is added to its requests. */
function addSession({ headers }: ExactRequest): void {
  const cookies = headers.get('cookie') ?? '';
  if (/\badmit_session=[^;]/.test(cookies) && !cookies.includes('admit_id_token='))
    headers.set('cookie', `${cookies}; admit_id_token=mock-session`);
}

/** `Prefer: wait=600` delays the reply by that many seconds, or until the caller disconnects (RFC 7240). */
async function delay({ headers, signal }: ExactRequest): Promise<void> {
  const [, seconds] = /^wait=(\d+)$/.exec(headers.get('prefer') ?? '') ?? [];
  if (seconds) await setTimeout(Number(seconds) * 1000, undefined, { signal }).catch(() => undefined);
}

const COOKIES = new Map([
  ['POST /public/login', LOGGED_IN],
  ['GET /api/logout', LOGGED_OUT],
]);

function setCookies({ method, url }: ExactRequest, { status, headers }: ExactResponse): void {
  const cookies = COOKIES.get(`${method} ${url.split('?')[0] ?? ''}`);
  if (!cookies || status !== 200) return;
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie);
}

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
async function createPrism(openapi: string): Promise<(request: ExactRequest) => Promise<ExactResponse>> {
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
  return { dynamic: false, ...(code && { code: Number(code) }), ...(example && { exampleKey: example }) };
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
