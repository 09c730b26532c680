import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store, Student } from './createStore.ts';

const SESSION = 'admit_id_token';
const MARKER = 'admit_session';
/** Longer than the 15 idle minutes after which the browser logs out by itself. */
const LIFETIME_MS = 60 * 60_000;

/** Finds who sent the request, and lets the session live on; nobody without a good session. */
export function findStudent(store: Store, request: FastifyRequest): Student | undefined {
  const session = store.sessions.get(readCookie(request, SESSION));
  if (!session || session.expires < Date.now()) return undefined;
  session.expires = Date.now() + LIFETIME_MS;
  return store.students.get(session.username);
}

/** Begins a session; a name is given by provider states alone. */
export function beginSession(store: Store, username: string, name?: string): string {
  const token = name ?? randomBytes(32).toString('base64url');
  store.sessions.set(token, { username, expires: Date.now() + LIFETIME_MS });
  return token;
}

/** Ends the session that sent the request. */
export function endSession(store: Store, request: FastifyRequest): void {
  store.sessions.delete(readCookie(request, SESSION));
}

/** Ends every session of an account, as after a new password. */
export function endSessionsOf(store: Store, username: string): void {
  for (const [token, session] of store.sessions) {
    if (session.username === username) store.sessions.delete(token);
  }
}

/** Sets both cookies, or expires them without a token. Only the session itself is `HttpOnly`. */
export function sendCookies(request: FastifyRequest, reply: FastifyReply, token?: string): void {
  const rest = `Path=/; SameSite=Lax${token ? '' : '; Max-Age=0'}${request.protocol === 'https' ? '; Secure' : ''}`;
  void reply.header('set-cookie', [
    `${SESSION}=${token ?? ''}; HttpOnly; ${rest}`,
    `${MARKER}=${token ? '1' : ''}; ${rest}`,
  ]);
}

function readCookie(request: FastifyRequest, name: string): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
