import type { SandboxContext } from '../SandboxContext.ts';
import type { Account } from './Account.ts';
import { addSignUp } from './signUpStore.ts';

/** Writes an e-mail address the one way it is stored: trimmed and in lowercase. */
export function normaliseUsername(username: string): string {
  return username.trim().toLowerCase();
}

export function findAccount(context: SandboxContext, username: string): Account | undefined {
  return context.database.get<Account>(
    'SELECT * FROM accounts WHERE username = ?',
    normaliseUsername(username),
  );
}

export function findAccountById(context: SandboxContext, id: number): Account | undefined {
  return context.database.get<Account>('SELECT * FROM accounts WHERE id = ?', id);
}

export function addAccount(context: SandboxContext, username: string, passwordHash: string): Account {
  context.database.run(
    'INSERT INTO accounts (username, password_hash, created_at) VALUES (?, ?, ?)',
    normaliseUsername(username),
    passwordHash,
    context.now(),
  );
  const account = findAccount(context, username);
  if (!account) throw new Error('The account just added is missing');
  addSignUp(context, account.id, passwordHash);
  return account;
}

export function setPassword(context: SandboxContext, accountId: number, passwordHash: string): void {
  context.database.run('UPDATE accounts SET password_hash = ? WHERE id = ?', passwordHash, accountId);
}

export function markConfirmed(context: SandboxContext, accountId: number): void {
  context.database.run('UPDATE accounts SET confirmed_at = ? WHERE id = ?', context.now(), accountId);
  context.database.run('DELETE FROM sign_ups WHERE account_id = ?', accountId);
}

/** Removes an account with everything that belongs to it. */
export function removeAccount(context: SandboxContext, username: string): void {
  context.database.run('DELETE FROM accounts WHERE username = ?', normaliseUsername(username));
}
