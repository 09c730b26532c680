import { HttpError } from '../http/HttpError.ts';
import { takeTurn } from '../http/takeTurn.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { findAccount, markConfirmed } from './accountStore.ts';
import { checkUsername } from './checkUsername.ts';
import { isRightCode } from './confirmationCode.ts';

/**
 * Confirms an account with its six digits.
 *
 * A wrong, expired or locked code and an unknown address get the same answer. The last code of an account
 * that is already confirmed is right until it expires, so that a second click does no harm.
 */
export function confirmAccount(context: SandboxContext, fields: { username: string; code: string }): string {
  const username = checkUsername(fields.username);
  if (!/^[0-9]{6}$/.test(fields.code))
    throw new HttpError(400, 'The confirmation code must be exactly 6 numbers.', 'code_rejected');
  takeTurn(context, 'confirm', username);
  const account = findAccount(context, username);
  if (!account || !isRightCode(context, account, fields.code))
    throw new HttpError(
      400,
      'This code is wrong or has expired. Check your email, or ask for a new code.',
      'code_rejected',
    );
  markConfirmed(context, account.id);
  return 'Your account is confirmed. You can log in now.';
}
