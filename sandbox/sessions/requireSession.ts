import type { Context, MiddlewareHandler } from 'hono';
import type { Account } from '../accounts/Account.ts';
import { HttpError } from '../http/HttpError.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { readSessionToken } from './sessionCookies.ts';
import { findSession } from './sessionStore.ts';

export type StudentEnv = { Variables: { account: Account } };

const REPLACED_SESSION = 'Another account was logged in to in this browser. Please reload the page.';
const INVALID_SESSION = 'Your session has ended. Please log in again.';

/** Lets a request through with the account of its session, else answers 401. ROLE-13. */
export function requireSession(context: SandboxContext): MiddlewareHandler<StudentEnv> {
  return async (c, next) => {
    c.set('account', authenticate(context, c));
    await next();
  };
}

/**
 * Finds the account of the request's session or ends the request with 401.
 *
 * A request that names another session in `Admit-Session` is 409: a log-in in another tab has replaced the session
 * it was meant for.
 */
export function authenticate(context: SandboxContext, c: Context): Account {
  const token = readSessionToken(c);
  const session = token ? findSession(context, token) : undefined;
  if (!session) throw new HttpError(401, INVALID_SESSION, 'session_invalid');
  const marker = c.req.header('admit-session');
  if (marker !== undefined && marker !== session.marker)
    throw new HttpError(409, REPLACED_SESSION, 'session_replaced');
  return session.account;
}
