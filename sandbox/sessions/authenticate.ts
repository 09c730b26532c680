import type { Context } from 'hono';
import type { Account } from '../accounts/Account.ts';
import { Rejection } from '../http/Rejection.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { expireDoubtfulCookies, isSessionDoubtful, keepMarker, readSessionToken } from './sessionCookies.ts';
import { findSession } from './sessionStore.ts';

/**
 * Returns the account of the request's session, or rejects the request with a 401.
 * A request with two sessions is rejected as well: another host of the domain may have planted one of them, so that an
 * applicant fills in the attacker's application.
 * Rejects with a 409 if `Admit-Session` names another session: a log-in in another tab has replaced it.
 */
export function authenticate(context: SandboxContext, c: Context): Account {
  if (isSessionDoubtful(c)) {
    expireDoubtfulCookies(c);
    throw new Rejection('session_invalid');
  }
  const session = findSession(context, readSessionToken(c));
  if (!session) throw new Rejection('session_invalid');
  keepMarker(c, session.marker);
  const marker = c.req.header('admit-session');
  if (marker !== undefined && marker !== session.marker) throw new Rejection('session_replaced');
  return session.account;
}
