import { takeTurn } from '../http/takeTurn.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { findAccount } from './accountStore.ts';
import { checkUsername } from './checkUsername.ts';
import { sendCode } from './confirmationCode.ts';

/** Mails a new code to an unconfirmed account. Every address gets the same answer. */
export function resendConfirmation(context: SandboxContext, fields: { username: string }): string {
  const username = checkUsername(fields.username);
  takeTurn(context, 'resend', username);
  const account = findAccount(context, username);
  if (account && !account.confirmed_at) sendCode(context, account);
  return 'If this address is waiting to be confirmed, a new code is on its way. Please check your email.';
}
