import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionCookies } from './sessionStore.ts';

const SESSION_COOKIE = 'admit_id_token';
const MARKER_COOKIE = 'admit_session';

/**
 * Returns whether a name occurs twice in `Cookie`: another host of the domain has set a cookie too, so the
 * session is ambiguous.
 */
export function isSessionDoubtful(c: Context): boolean {
  const names = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.split('=')[0]?.trim());
  return [SESSION_COOKIE, MARKER_COOKIE].some((name) => names.filter((one) => one === name).length > 1);
}

export function readSessionToken(c: Context): string {
  return getCookie(c, SESSION_COOKIE) ?? '';
}

/**
 * Sets the session's token as an HttpOnly cookie and its marker as a readable one.
 * The marker distinguishes sessions but grants no access.
 */
export function writeSessionCookies(c: Context, { token, marker }: SessionCookies): void {
  const options = makeOptions(c);
  setCookie(c, SESSION_COOKIE, token, { ...options, httpOnly: true });
  setCookie(c, MARKER_COOKIE, marker, options);
}

export function expireSessionCookies(c: Context, domain?: string): void {
  const options = { ...makeOptions(c), domain };
  deleteCookie(c, SESSION_COOKIE, { ...options, httpOnly: true });
  deleteCookie(c, MARKER_COOKIE, options);
}

/** Expires the cookies of this host, and those that another host has set for this one or a parent domain. */
export function expireDoubtfulCookies(c: Context): void {
  expireSessionCookies(c);
  const labels = (c.req.header('host') ?? '').replace(/:\d+$/, '').split('.');
  // An IP address has no parent domain, and browsers reject cookies for a top-level domain.
  if (/\d$/.test(labels.at(-1) ?? '')) return;
  for (let from = 0; from < labels.length - 1; from += 1)
    expireSessionCookies(c, labels.slice(from).join('.'));
}

function makeOptions(c: Context): { path: string; sameSite: 'Lax'; secure: boolean } {
  const isSecure = c.req.header('x-forwarded-proto') === 'https' || c.req.url.startsWith('https:');
  return { path: '/', sameSite: 'Lax', secure: isSecure };
}
