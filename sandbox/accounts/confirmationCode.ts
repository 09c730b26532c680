import { hashToken, isSameSecret, makeCode, makeToken } from '../http/secrets.ts';
import { sendMail } from '../outbox/sendMail.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Account } from './Account.ts';
import { listSignUps } from './signUpStore.ts';

const CODE_LIFE_MS = 10 * 60_000;
const MAX_WRONG_TRIES = 5;

type CodeRow = {
  id: number;
  sign_up_id: number | null;
  salt: string;
  code_hash: string;
  expires_at: number;
  wrong_tries: number;
};

/** Mails a new code for a sign-up, which ends that sign-up's old one; see `storeCode`. */
export function sendCode(context: SandboxContext, account: Account, signUpId?: number): void {
  const code = makeCode();
  storeCode(context, account, code, signUpId);
  const isContested = listSignUps(context, account.id).length > 1;
  const forWhat = !isContested ? '' : signUpId === undefined ? MAILBOX_ONLY : ONE_OF_SEVERAL;
  sendMail(context, {
    to: account.username,
    subject: 'Your confirmation code',
    body: `Your confirmation code is ${code}. It is good for 10 minutes.${forWhat}`,
    code,
    link: '',
  });
}

const ONE_OF_SEVERAL =
  ' This address was signed up more than once. If you did not just sign up, ignore this mail: the code you asked for is still good.';
const MAILBOX_ONLY =
  ' This address was signed up more than once, so choose your password with "Forgot password?" after confirming.';

/**
 * Stores a code without a mail; seeds use it with a code of their own.
 *
 * A code that no sign-up asked for belongs to the only one there is. Where there are several, it confirms the address
 * and none of their passwords.
 */
export function storeCode(context: SandboxContext, account: Account, code: string, signUpId?: number): void {
  const salt = makeToken();
  const signUps = listSignUps(context, account.id);
  const owner = signUpId ?? (signUps.length === 1 ? (signUps[0]?.id ?? null) : null);
  context.database.run('DELETE FROM codes WHERE account_id = ? AND sign_up_id IS ?', account.id, owner);
  context.database.run(
    'INSERT INTO codes (account_id, sign_up_id, salt, code_hash, expires_at) VALUES (?, ?, ?, ?, ?)',
    account.id,
    owner,
    salt,
    hashToken(code, salt),
    context.now() + CODE_LIFE_MS,
  );
}

/** Finds the code and counts a wrong one; after five of those even a right one is refused. */
export function findCode(
  context: SandboxContext,
  account: Account,
  code: string,
): Pick<CodeRow, 'id' | 'sign_up_id'> | undefined {
  const rows = context.database.all<CodeRow>(
    'SELECT rowid AS id, * FROM codes WHERE account_id = ? AND expires_at > ? AND wrong_tries < ?',
    account.id,
    context.now(),
    MAX_WRONG_TRIES,
  );
  const found = rows.find((row) => isSameSecret(hashToken(code, row.salt), row.code_hash));
  if (!found)
    context.database.run('UPDATE codes SET wrong_tries = wrong_tries + 1 WHERE account_id = ?', account.id);
  return found;
}

/** Ends every code of an account but this one, which may be sent once more by a second click. */
export function endOtherCodes(context: SandboxContext, account: Account, codeId: number): void {
  context.database.run('DELETE FROM codes WHERE account_id = ? AND rowid <> ?', account.id, codeId);
}
