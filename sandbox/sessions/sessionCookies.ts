import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionCookies } from './sessionStore.ts';

const SESSION_COOKIE = 'admit_id_token';
const MARKER_COOKIE = 'admit_session';
/** The paths with which another host's cookie reaches every call of a session. */
const PATHS = ['/', '/api'];

/** Lists the paths with which a cookie reaches this call, such as `/api`, `/api/` and `/api/profile`. */
function listPaths(c: Context): string[] {
  const parts = c.req.path.split('/');
  const paths = parts.flatMap((_, at) => [
    parts.slice(0, at + 1).join('/'),
    `${parts.slice(0, at + 1).join('/')}/`,
  ]);
  return [...new Set([...PATHS, ...paths.slice(1, -1)])];
}

/** Over https, the session's name has a prefix, so that no other host of the domain can plant one. */
const prefixOf = (c: Context) => (isSecure(c) ? 'host' : undefined);

/** Each of several proxies may add its own scheme; the first is the browser's. */
function isSecure(c: Context): boolean {
  return /^https\b/i.test(c.req.header('x-forwarded-proto') ?? c.req.url);
}

/** Lists the values of a cookie; there are several if another host of the domain has set it too. */
function listValues(c: Context, name: string): string[] {
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}

/**
 * Returns whether the session is ambiguous, because a cookie occurs twice. Beside a session that no other host can
 * plant, markers do not matter.
 */
export function isSessionDoubtful(c: Context): boolean {
  const names = isSecure(c) ? [`__Host-${SESSION_COOKIE}`] : [SESSION_COOKIE, MARKER_COOKIE];
  return names.some((name) => listValues(c, name).length > 1);
}

export function readSessionToken(c: Context): string {
  return getCookie(c, SESSION_COOKIE, prefixOf(c)) ?? '';
}

/**
 * Sets the session's token as an HttpOnly cookie and its marker as a readable one.
 * The marker distinguishes sessions but grants no access.
 */
export function writeSessionCookies(c: Context, { token, marker }: SessionCookies): void {
  const options = makeOptions(c);
  setCookie(c, SESSION_COOKIE, token, { ...options, httpOnly: true, prefix: prefixOf(c) });
  setCookie(c, MARKER_COOKIE, marker, options);
}

export function expireSessionCookies(c: Context): void {
  const options = makeOptions(c);
  deleteCookie(c, SESSION_COOKIE, { ...options, httpOnly: true, prefix: prefixOf(c) });
  deleteCookie(c, MARKER_COOKIE, options);
}

/** Expires the cookies of this host, and those that another host has set for this one or a parent domain. */
export function expireDoubtfulCookies(c: Context): void {
  expireSessionCookies(c);
  expirePlanted(c, isSecure(c) ? [MARKER_COOKIE] : [SESSION_COOKIE, MARKER_COOKIE]);
}

/** Restores the marker of a session that no other host can plant, if another host has planted one beside it. */
export function keepMarker(c: Context, marker: string): void {
  if (!isSecure(c) || listValues(c, MARKER_COOKIE).every((one) => one === marker)) return;
  expirePlanted(c, [MARKER_COOKIE]);
  setCookie(c, MARKER_COOKIE, marker, makeOptions(c));
}

function expirePlanted(c: Context, names: string[]): void {
  const labels = (c.req.header('host') ?? '').replace(/:\d+$/, '').split('.');
  // An IP address has no parent domain, and browsers reject cookies for a top-level domain.
  const isAddress = /\d$/.test(labels.at(-1) ?? '');
  const domains = isAddress ? [] : labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
  // Only what is there twice may be planted deeper; more headers than needed may be too many for a proxy.
  const doubled = names.filter((name) => listValues(c, name).length > 1);
  for (const domain of [undefined, ...domains])
    for (const path of listPaths(c).filter((one) => domain !== undefined || one !== '/'))
      for (const name of PATHS.includes(path) ? names : doubled)
        deleteCookie(c, name, { ...makeOptions(c), httpOnly: name === SESSION_COOKIE, domain, path });
}

function makeOptions(c: Context): { path: string; sameSite: 'Lax'; secure: boolean } {
  return { path: '/', sameSite: 'Lax', secure: isSecure(c) };
}
