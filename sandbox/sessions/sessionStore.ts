import type { Account } from '../accounts/Account.ts';
import { findAccountById } from '../accounts/accountStore.ts';
import { hashToken, makeToken } from '../http/secrets.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** A session ends this long after its last request; longer than the page's own 15 minutes. */
const IDLE_LIFE_MS = 30 * 60_000;
/** And in any case this long after the login. */
const WHOLE_LIFE_MS = 12 * 60 * 60_000;

/** Starts a session and returns its token; only the token's hash is stored. */
export function startSession(context: SandboxContext, accountId: number, token = makeToken()): string {
  const now = context.now();
  context.database.run(
    'INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?)',
    hashToken(token),
    accountId,
    now,
    now,
  );
  return token;
}

/** Finds the account of a living session and keeps the session alive. */
export function findSession(context: SandboxContext, token: string): Account | undefined {
  const now = context.now();
  const row = context.database.get<{ account_id: number }>(
    `UPDATE sessions SET last_seen_at = ?
     WHERE token_hash = ? AND last_seen_at > ? AND created_at > ? RETURNING account_id`,
    now,
    hashToken(token),
    now - IDLE_LIFE_MS,
    now - WHOLE_LIFE_MS,
  );
  return row && findAccountById(context, row.account_id);
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
