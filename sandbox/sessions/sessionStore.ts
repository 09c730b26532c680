import type { Account } from '../accounts/Account.ts';
import { findAccountById } from '../accounts/accountStore.ts';
import { hashToken, makeToken } from '../http/secrets.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** How long a session lasts after its last request; longer than the page's own 15-minute limit. */
const IDLE_LIFE_MS = 30 * 60_000;
/** Maximum lifetime of a session, counted from the log-in. */
const WHOLE_LIFE_MS = 12 * 60 * 60_000;

/** A session as the browser holds it: the token in an HttpOnly cookie, the marker in a readable one. */
export type SessionCookies = { token: string; marker: string };

/** Starts a session and stores only the hash of its token. */
export function startSession(
  context: SandboxContext,
  accountId: number,
  { token = makeToken(), marker = makeToken() }: Partial<SessionCookies> = {},
): SessionCookies {
  const now = context.now();
  context.database.insert('sessions', {
    token_hash: hashToken(token),
    account_id: accountId,
    marker,
    created_at: now,
    last_seen_at: now,
  });
  return { token, marker };
}

/**
 * Finds the account and marker of an unexpired session, and extends the session. One that began in the future would last
 * too long: the machine's clock has been set back, and the sandbox started again.
 */
export function findSession(
  context: SandboxContext,
  token: string,
): { account: Account; marker: string } | undefined {
  const now = context.now();
  const row = context.database.get<{ account_id: number; marker: string }>(
    `UPDATE sessions SET last_seen_at = ?
     WHERE token_hash = ? AND last_seen_at > ? AND created_at > ? AND created_at <= ? RETURNING account_id, marker`,
    now,
    hashToken(token),
    now - IDLE_LIFE_MS,
    now - WHOLE_LIFE_MS,
    now,
  );
  const account = row && findAccountById(context, row.account_id);
  return account && { account, marker: row.marker };
}

export function endSession(context: SandboxContext, token: string): void {
  context.database.run('DELETE FROM sessions WHERE token_hash = ?', hashToken(token));
}

export function endSessionsOf(context: SandboxContext, accountId: number): void {
  context.database.run('DELETE FROM sessions WHERE account_id = ?', accountId);
}

export function endAllSessions(context: SandboxContext): number {
  return context.database.run('DELETE FROM sessions');
}
