import type { Context } from 'hono';
import type { Account } from '../accounts/Account.ts';
import { Refusal } from '../http/Refusal.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { readSessionToken } from './sessionCookies.ts';
import { findSession } from './sessionStore.ts';

/**
 * Finds the account that the request's session belongs to, or ends the request with 401.
 * A request that names a different session in `Admit-Session` gets a 409: a log-in in another tab has replaced the
 * session that the request was meant for.
 */
export function authenticate(context: SandboxContext, c: Context): Account {
  const session = findSession(context, readSessionToken(c));
  if (!session) throw new Refusal('session_invalid');
  const marker = c.req.header('admit-session');
  if (marker !== undefined && marker !== session.marker) throw new Refusal('session_replaced');
  return session.account;
}
