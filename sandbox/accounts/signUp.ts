import { HttpError } from '../http/HttpError.ts';
import { takeTurn } from '../http/takeTurn.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { addAccount, findAccount, setPassword } from './accountStore.ts';
import { checkUsername } from './checkUsername.ts';
import { sendCode } from './confirmationCode.ts';
import { hashPassword } from './passwordHash.ts';
import { checkNewPassword } from './checkNewPassword.ts';

/**
 * Makes an unconfirmed account and mails its code.
 *
 * Signing up again before confirming replaces the password and sends a new code, so that nobody is stuck
 * and nobody can prepare an account for somebody else's address. A confirmed account answers 409.
 */
export async function signUp(
  context: SandboxContext,
  fields: { username: string; password: string },
): Promise<string> {
  const username = checkUsername(fields.username);
  checkNewPassword(fields.password);
  takeTurn(context, 'signUp', username);
  const passwordHash = await hashPassword(fields.password, context.passwordCost);
  const known = findAccount(context, username);
  if (known?.confirmed_at)
    throw new HttpError(
      409,
      'An account with this email address already exists. Log in, or use "Forgot password?" on the log-in page.',
      'user_exists',
    );
  if (known) setPassword(context, known.id, passwordHash);
  sendCode(context, known ?? addAccount(context, username, passwordHash));
  return 'We sent a 6-digit code to your email address. Enter it to confirm your account.';
}
