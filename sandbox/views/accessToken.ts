import { hashToken, makeToken } from '../http/secrets.ts';
import type { SandboxContext } from '../SandboxContext.ts';

/** What a token gives access to: the public view, the service view, the PDF copy, or setting a new password. */
export type TokenKind = 'public' | 'service' | 'pdf' | 'reset';

const LIFE_MS: Record<TokenKind, number> = {
  public: 24 * 60 * 60_000,
  service: 15 * 60_000,
  // Longer than the ten minutes between two polls, so that a link on the page always works (Spec §9).
  pdf: 15 * 60_000,
  reset: 60 * 60_000,
};

/** Creates a short-lived token for one account; provider states pass a fixed token. */
export function makeAccessToken(
  context: SandboxContext,
  accountId: number,
  kind: TokenKind,
  token = makeToken(),
): string {
  const now = context.now();
  context.database.run('DELETE FROM access_tokens WHERE expires_at <= ?', now);
  context.database.insert('access_tokens', {
    token_hash: hashToken(token),
    account_id: accountId,
    kind,
    expires_at: now + LIFE_MS[kind],
  });
  return token;
}

/** Finds the account that a valid token of this kind gives access to. None expires later than one made now. */
export function findTokenOwner(context: SandboxContext, kind: TokenKind, token: string): number | undefined {
  const now = context.now();
  return context.database.get<{ account_id: number }>(
    'SELECT account_id FROM access_tokens WHERE token_hash = ? AND kind = ? AND expires_at > ? AND expires_at <= ?',
    hashToken(token),
    kind,
    now,
    now + LIFE_MS[kind],
  )?.account_id;
}

/** Invalidates every token of this kind, or of all kinds, for an account. */
export function endTokens(context: SandboxContext, accountId: number, kind: TokenKind | '%' = '%'): void {
  context.database.run('DELETE FROM access_tokens WHERE account_id = ? AND kind LIKE ?', accountId, kind);
}
