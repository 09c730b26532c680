import { Refusal } from '../http/Refusal.ts';
import { forgetTurns, takeTurn } from '../http/takeTurn.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Account } from './Account.ts';
import { findAccount } from './accountStore.ts';
import { checkUsername } from './checkUsername.ts';
import { isPasswordOf } from './passwordHash.ts';
import { findSignUp } from './signUpStore.ts';

/**
 * Finds the account of the credentials and counts the login.
 *
 * Wrong credentials are 400, never 401: a 401 means an invalid session (TRAP-11). That an account is not
 * confirmed is only said after the right password.
 */
export async function logIn(
  context: SandboxContext,
  fields: { username: string; password: string },
): Promise<Account> {
  const username = checkUsername(fields.username);
  takeTurn(context, 'logIn', username);
  const account = findAccount(context, username);
  const isRight =
    account && !account.confirmed_at
      ? (await findSignUp(context, account.id, fields.password)) !== undefined
      : await isPasswordOf(account?.password_hash, fields.password, context.passwordCost);
  if (!account || !isRight) throw new Refusal('bad_credentials');
  if (!account.confirmed_at) throw new Refusal('user_not_confirmed');
  forgetTurns(context, username, 'logIn');
  context.database.run('INSERT INTO logins VALUES (?, ?)', account.id, context.now());
  return account;
}
