import { setTimeout } from 'node:timers/promises';
import { forward, replyJson, startProxy } from '../gateway/startProxy.ts';
import type { ExactRequest, ExactResponse } from '../gateway/startProxy.ts';
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
export function startMockFront(prism: Omit<Prism, 'close'>) {
  return startProxy(async (request) => {
    addSession(request);
    await holdBack(request);
    const response = await ask(prism, request);
    setCookies(request, response);
    return response;
  });
}

/** A story sets the readable marker; the session it cannot set belongs to it. */
function addSession({ headers }: ExactRequest): void {
  const cookies = headers.get('cookie') ?? '';
  if (/\badmit_session=[^;]/.test(cookies) && !cookies.includes('admit_id_token='))
    headers.set('cookie', `${cookies}; admit_id_token=mock`);
}

/** `Prefer: wait=600` holds the answer back so many seconds, or until nobody waits any more (RFC 7240). */
async function holdBack({ headers, signal }: ExactRequest): Promise<void> {
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

/** A malformed upload kills Prism: it is answered 400; whatever else broke off with it is asked again. */
async function ask(prism: Omit<Prism, 'close'>, request: ExactRequest): Promise<ExactResponse> {
  await prism.ready();
  const pid = prism.pid();
  try {
    return await forward(prism.url(), request);
  } catch {
    await prism.renew(pid);
    if (!request.headers.get('content-type')?.startsWith('multipart/')) return forward(prism.url(), request);
    return replyJson(400, { message: 'The mock could not read this request.' });
  }
}
