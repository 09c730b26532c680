import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionCookies } from './sessionStore.ts';

const SESSION_COOKIE = 'admit_id_token';
const MARKER_COOKIE = 'admit_session';

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

export function expireSessionCookies(c: Context): void {
  const options = makeOptions(c);
  deleteCookie(c, SESSION_COOKIE, { ...options, httpOnly: true });
  deleteCookie(c, MARKER_COOKIE, options);
}

function makeOptions(c: Context): { path: string; sameSite: 'Lax'; secure: boolean } {
  const isSecure = c.req.header('x-forwarded-proto') === 'https' || c.req.url.startsWith('https:');
  return { path: '/', sameSite: 'Lax', secure: isSecure };
}
