import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './Refusal.ts';
import type { Store, Student } from './Store.ts';

/** Longer than the 15 idle minutes after which the browser logs out by itself. */
const LIFETIME_MS = 60 * 60_000;

/** Finds who sent the request, and lets the session live on. */
export function findStudent(store: Store, request: FastifyRequest): Student | undefined {
  const session = store.sessions.get(readToken(request));
  if (!session || session.expires < Date.now()) return undefined;
  session.expires = Date.now() + LIFETIME_MS;
  return session.student;
}

/** Refuses a call without a session, and one meant for a session that a log-in in another tab has replaced. */
export function checkSession(store: Store, request: FastifyRequest): void {
  if (!findStudent(store, request)) throw new Refusal('session_invalid');
  const meant = request.headers['admit-session'];
  if (meant !== undefined && meant !== store.sessions.get(readToken(request))?.marker)
    throw new Refusal('session_replaced');
}

/** Begins a session. The marker is readable and opens nothing; provider states choose both values. */
export function beginSession(
  store: Store,
  student: Student,
  token = randomBytes(32).toString('base64url'),
  marker = randomBytes(12).toString('base64url'),
): { token: string; marker: string } {
  store.sessions.set(token, { student, marker, expires: Date.now() + LIFETIME_MS });
  return { token, marker };
}

/** Ends the session that sent the request. */
export function endSession(store: Store, request: FastifyRequest): void {
  store.sessions.delete(readToken(request));
}

/** Ends every session of a student, as after a new password. */
export function endSessionsOf(store: Store, student: Student): void {
  for (const [token, session] of store.sessions)
    if (session.student === student) store.sessions.delete(token);
}

/** Sets both cookies, or expires them without a session. Only the session itself is `HttpOnly`. */
export function sendCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  session?: ReturnType<typeof beginSession>,
): void {
  const rest = `Path=/; SameSite=Lax${session ? '' : '; Max-Age=0'}${request.protocol === 'https' ? '; Secure' : ''}`;
  void reply.header('set-cookie', [
    `admit_id_token=${session?.token ?? ''}; HttpOnly; ${rest}`,
    `admit_session=${session?.marker ?? ''}; ${rest}`,
  ]);
}

const readToken = ({ headers }: FastifyRequest) =>
  /(?:^|; *)admit_id_token=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '';
