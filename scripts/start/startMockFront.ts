import { setTimeout } from 'node:timers/promises';
import { startProxy } from '../gateway/startProxy.ts';
import type { ExactRequest, ExactResponse, Proxy } from '../gateway/startProxy.ts';
import { createPrism } from './createPrism.ts';

const LOGGED_IN = [
  'admit_id_token=mock-session; Path=/; HttpOnly; SameSite=Lax',
  'admit_session=mock; Path=/; SameSite=Lax',
];
const LOGGED_OUT = LOGGED_IN.map((cookie) => cookie.replace(/=[^;]*/, '=').concat('; Max-Age=0'));

/**
 * Starts Prism on a contract, and adds what a static mock lacks for logging in.
 * OpenAPI can declare only one Set-Cookie per response, but the product needs two: a log-in sets both cookies, and a
 * log-out expires both.
 */
export async function startMockFront(openapi: string): Promise<Proxy> {
  const prism = await createPrism(openapi);
  return startProxy(async (request) => {
    addSession(request);
    await delay(request);
    const response = await prism(request);
    setCookies(request, response);
    return response;
  });
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
