import { hashToken, makeToken } from '../http/secrets.ts';
import { takeTurn } from '../http/takeTurn.ts';
import { sendMail } from '../outbox/sendMail.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Account } from './Account.ts';
import { findAccount } from './accountStore.ts';
import { checkUsername } from './checkUsername.ts';
import { sendCode } from './confirmationCode.ts';

const LINK_LIFE_MS = 60 * 60_000;

/** Mails a reset link, or a code where the account still waits for one. Every address gets the same answer. */
export function forgotPassword(context: SandboxContext, fields: { username: string }): string {
  const username = checkUsername(fields.username);
  takeTurn(context, 'forgot', username);
  const account = findAccount(context, username);
  if (account?.confirmed_at) sendResetLink(context, account);
  else if (account) sendCode(context, account);
  return 'If there is an account with this address, a link to reset your password is on its way. Please check your email.';
}

/** Stores a reset link; seeds use it with an id of their own. */
export function storeResetLink(context: SandboxContext, account: Account, id: string): void {
  context.database.run(
    'INSERT OR REPLACE INTO reset_links VALUES (?, ?, ?)',
    hashToken(id),
    account.id,
    context.now() + LINK_LIFE_MS,
  );
}

function sendResetLink(context: SandboxContext, account: Account): void {
  const id = makeToken();
  storeResetLink(context, account, id);
  const link = `${context.publicOrigin}/reset?${new URLSearchParams({ username: account.username, id })}`;
  sendMail(context, {
    to: account.username,
    subject: 'Reset your password',
    body: 'Follow this link to choose a new password. It works once, within one hour.',
    code: '',
    link,
  });
}
