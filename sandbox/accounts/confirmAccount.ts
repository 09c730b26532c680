import { Refusal } from '../http/Refusal.ts';
import { takeTurn } from '../http/takeTurn.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { findAccount, markConfirmed, setPassword } from './accountStore.ts';
import { checkUsername } from './checkUsername.ts';
import { endOtherCodes, findCode } from './confirmationCode.ts';
import { listSignUps } from './signUpStore.ts';

const CONFIRMED = 'Your account is confirmed. You can log in now.';

/**
 * Confirms an account with its six digits.
 *
 * The password becomes that of the sign-up the code was mailed for. A code that belongs to no single sign-up leaves the
 * account without a password, and its owner chooses one by a reset link. A wrong, expired or locked code and an unknown
 * address get the same answer. The last code of a confirmed account stays good until it expires, for a second click.
 */
export function confirmAccount(context: SandboxContext, fields: { username: string; code: string }): string {
  const username = checkUsername(fields.username);
  takeTurn(context, 'confirm', username);
  const account = findAccount(context, username);
  const code = account && findCode(context, account, fields.code);
  if (!account || !code) throw new Refusal('code_rejected');
  if (account.confirmed_at) return CONFIRMED;
  const signUp = listSignUps(context, account.id).find(({ id }) => id === code.sign_up_id);
  setPassword(context, account.id, signUp?.password_hash ?? '');
  endOtherCodes(context, account, code.id);
  markConfirmed(context, account.id);
  return signUp
    ? CONFIRMED
    : 'Your account is confirmed. Choose a password with "Forgot password?" on the log-in page.';
}
