import type { Context, MiddlewareHandler } from 'hono';
import type { Account } from '../accounts/Account.ts';
import { HttpError } from '../http/HttpError.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { readSessionToken } from './sessionCookies.ts';
import { findSession } from './sessionStore.ts';

export type StudentEnv = { Variables: { account: Account } };

const INVALID_SESSION = 'Your session has ended. Please log in again.';

/** Lets a request through with the account of its session, else answers 401. ROLE-13. */
export function requireSession(context: SandboxContext): MiddlewareHandler<StudentEnv> {
  return async (c, next) => {
    c.set('account', authenticate(context, c));
    await next();
  };
}

/** Finds the account of the request's session or ends the request with 401. */
export function authenticate(context: SandboxContext, c: Context): Account {
  const token = readSessionToken(c);
  const account = token ? findSession(context, token) : undefined;
  if (!account) throw new HttpError(401, INVALID_SESSION, 'session_invalid');
  return account;
}
