import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store, Student } from './createStore.ts';

const SESSION = 'admit_id_token';
const MARKER = 'admit_session';
/** The values of the two cookies. */
export interface SessionCookies {
  token: string;
  /** Readable, random, and opens nothing. */
  marker: string;
}

/** Longer than the 15 idle minutes after which the browser logs out by itself. */
const LIFETIME_MS = 60 * 60_000;

/** Finds who sent the request, and lets the session live on; null without a valid session. */
export function findStudent(store: Store, request: FastifyRequest): Student | undefined {
  const session = store.sessions.get(readCookie(request, SESSION));
  if (!session || session.expires < Date.now()) return undefined;
  session.expires = Date.now() + LIFETIME_MS;
  return store.students.get(session.username);
}

/** Begins a session and gives the values of its cookies; provider states choose them. */
export function beginSession(
  store: Store,
  username: string,
  token = randomBytes(32).toString('base64url'),
  marker = randomBytes(12).toString('base64url'),
): SessionCookies {
  store.sessions.set(token, { username, marker, expires: Date.now() + LIFETIME_MS });
  return { token, marker };
}

/** Whether the request was meant for another session, which a log-in in another tab has replaced. */
export function isReplaced(store: Store, request: FastifyRequest): boolean {
  const meant = request.headers['admit-session'];
  return meant !== undefined && meant !== store.sessions.get(readCookie(request, SESSION))?.marker;
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

/** Sets both cookies, or expires them without a session. Only the session itself is `HttpOnly`. */
export function sendCookies(request: FastifyRequest, reply: FastifyReply, session?: SessionCookies): void {
  const rest = `Path=/; SameSite=Lax${session ? '' : '; Max-Age=0'}${request.protocol === 'https' ? '; Secure' : ''}`;
  void reply.header('set-cookie', [
    `${SESSION}=${session?.token ?? ''}; HttpOnly; ${rest}`,
    `${MARKER}=${session?.marker ?? ''}; ${rest}`,
  ]);
}

function readCookie(request: FastifyRequest, name: string): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
