import { hashToken, isSameSecret, makeCode, makeToken } from '../http/secrets.ts';
import { sendMail } from '../outbox/sendMail.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Account } from './Account.ts';

const CODE_LIFE_MS = 10 * 60_000;
const MAX_WRONG_TRIES = 5;

type CodeRow = { salt: string; code_hash: string; expires_at: number; wrong_tries: number };

/** Gives the account a new code, which ends the old one, and mails it. */
export function sendCode(context: SandboxContext, account: Account): void {
  const code = makeCode();
  storeCode(context, account, code);
  sendMail(context, {
    to: account.username,
    subject: 'Your confirmation code',
    body: `Your confirmation code is ${code}. It is good for 10 minutes.`,
    code,
    link: '',
  });
}

/** Stores a code without a mail; seeds use it with a code of their own. */
export function storeCode(context: SandboxContext, account: Account, code: string): void {
  const salt = makeToken();
  context.database.run(
    'INSERT OR REPLACE INTO codes (account_id, salt, code_hash, expires_at) VALUES (?, ?, ?, ?)',
    account.id,
    salt,
    hashToken(code, salt),
    context.now() + CODE_LIFE_MS,
  );
}

/** Tells whether the code is right and counts a wrong one; after five of those even the right one is refused. */
export function isRightCode(context: SandboxContext, account: Account, code: string): boolean {
  const row = context.database.get<CodeRow>('SELECT * FROM codes WHERE account_id = ?', account.id);
  if (!row || row.expires_at <= context.now() || row.wrong_tries >= MAX_WRONG_TRIES) return false;
  if (isSameSecret(hashToken(code, row.salt), row.code_hash)) return true;
  context.database.run('UPDATE codes SET wrong_tries = wrong_tries + 1 WHERE account_id = ?', account.id);
  return false;
}
