import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { forwardExactly, headerValues, readExactly, replyExactly } from '../gateway/forwardExactly.ts';
import type { ExactRequest, ExactResponse } from '../gateway/forwardExactly.ts';
import { listen } from '../gateway/listen.ts';
import type { Prism } from './startPrism.ts';

const LOGGED_IN = [
  'admit_id_token=mock; Path=/; HttpOnly; SameSite=Lax',
  'admit_session=mock; Path=/; SameSite=Lax',
];
const LOGGED_OUT = LOGGED_IN.map((cookie) => cookie.replace(/=[^;]*/, '=').concat('; Max-Age=0'));

/**
 * Starts the little that a static mock needs in front of it to be logged in to.
 *
 * OpenAPI can declare one Set-Cookie per response, the product needs two (TRAP-37): a login sets both cookies, a
 * logout expires both. Everything else, `Prefer` included, goes through as it is.
 */
export async function startMockFront(prism: Omit<Prism, 'close'>) {
  const answer = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const request = withSession(await readExactly(incoming));
    await holdBack(request, incoming);
    const response = await ask(prism, request);
    replyExactly(reply, { ...response, headers: withCookies(request, response) }, request.method);
  };

  const server = createServer((incoming, reply) => {
    answer(incoming, reply).catch(() => reply.destroy());
  });
  const url = await listen(server);

  return {
    url,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A story sets the readable marker; the session it cannot set belongs to it. */
function withSession(request: ExactRequest): ExactRequest {
  const [cookies = ''] = headerValues(request.headers, 'cookie');
  if (!/\badmit_session=[^;]/.test(cookies) || cookies.includes('admit_id_token=')) return request;
  const isCookie = (_: string, index: number) =>
    request.headers[index - (index % 2)]?.toLowerCase() === 'cookie';
  const others = request.headers.filter((text, index) => !isCookie(text, index));
  return { ...request, headers: [...others, 'Cookie', `${cookies}; admit_id_token=mock`] };
}

/** `Prefer: wait=600` holds the answer back so many seconds, or until nobody waits any more (RFC 7240). */
async function holdBack({ headers }: ExactRequest, incoming: IncomingMessage): Promise<void> {
  const seconds = Number(/^wait=(\d+)$/.exec(headerValues(headers, 'prefer')[0] ?? '')?.[1] ?? 0);
  if (seconds === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    incoming.socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const COOKIES = new Map([
  ['POST /public/login', LOGGED_IN],
  ['GET /api/logout', LOGGED_OUT],
]);

function withCookies({ method, url }: ExactRequest, { status, headers }: ExactResponse): string[] {
  const cookies = status === 200 ? COOKIES.get(`${method} ${url.split('?')[0] ?? ''}`) : undefined;
  if (!cookies) return headers;

  const others = headers.filter((_, index) => headers[index - (index % 2)]?.toLowerCase() !== 'set-cookie');
  return [...others, ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])];
}

/** A malformed upload kills Prism: it is answered 400; whatever else broke off with it is asked again. */
async function ask(prism: Omit<Prism, 'close'>, request: ExactRequest): Promise<ExactResponse> {
  await prism.ready();
  const pid = prism.pid();
  try {
    return await forwardExactly(prism.url(), request);
  } catch {
    await prism.renew(pid);
    const upload = headerValues(request.headers, 'content-type').some((type) =>
      type.startsWith('multipart/'),
    );
    return upload ? UNREADABLE : forwardExactly(prism.url(), request);
  }
}

const UNREADABLE: ExactResponse = {
  status: 400,
  statusText: 'Bad Request',
  headers: ['Content-Type', 'application/json'],
  body: Buffer.from(JSON.stringify({ message: 'The mock could not read this request.' })),
};
