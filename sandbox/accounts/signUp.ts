import { Refusal } from '../http/Refusal.ts';
import { takeTurn } from '../http/takeTurn.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { addAccount, findAccount } from './accountStore.ts';
import { checkUsername } from './checkUsername.ts';
import { sendCode } from './confirmationCode.ts';
import { hashPassword } from './passwordHash.ts';
import { checkNewPassword } from './checkNewPassword.ts';
import { addSignUp, findSignUp } from './signUpStore.ts';

/**
 * Makes an unconfirmed account and mails its code.
 *
 * Signing up again before confirming sends another code, which confirms the password of this sign-up; the earlier
 * code goes on confirming the earlier one. So a stranger who signs up with an address, before or after its owner, wins
 * only if the owner types the code of the stranger's mail. A confirmed account answers 409.
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
  if (known?.confirmed_at) throw new Refusal('user_exists');
  if (known) {
    const signUp = await findSignUp(context, known.id, fields.password);
    sendCode(context, known, signUp?.id ?? addSignUp(context, known.id, passwordHash));
  } else sendCode(context, addAccount(context, username, passwordHash));
  return 'We sent a 6-digit code to your email address. Enter it to confirm your account.';
}
