import { Rejection } from '../http/Rejection.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Account } from './Account.ts';

/** Normalises an e-mail address for storage: trimmed, with its ASCII letters in lower case. */
export function normaliseUsername(username: string): string {
  return username.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The pattern of `StudentProfile.username` in `openapi.yaml`. */
const EMAIL =
  /^(?!.*[\ufe00-\ufe0f\u0300-\u036f\u3099\u309a\s,;<>\u00ad\u061c\u1100-\u11ff\u180b-\u180f\u200b-\u2011\u202a-\u202e\u2060-\u206f\u3002\u3164\ufe52\ufe6b\ufeff\uff01-\uff61\uffa0\ufff0-\uffff])[^@]+@[^@.]+(\.[^@.]+)+$/;

/** Returns whether a text could be an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** Returns the address in its stored form, or rejects it. */
export function checkUsername(username: string): string {
  if (!isEmail(username)) throw new Rejection('invalid_username');
  return normaliseUsername(username);
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

/** Finds the account for an address, or creates one. */
export function openAccount(context: SandboxContext, username: string): Account {
  context.database.run('INSERT OR IGNORE INTO accounts (username) VALUES (?)', normaliseUsername(username));
  return findAccount(context, username) as Account;
}

/** Confirms an account, unless it is confirmed already, and sets its password. */
export function markConfirmed(context: SandboxContext, accountId: number, passwordHash: string): void {
  context.database.run(
    'UPDATE accounts SET confirmed_at = coalesce(confirmed_at, ?), password_hash = ? WHERE id = ?',
    context.now(),
    passwordHash,
    accountId,
  );
}

/** Removes an account and everything that belongs to it. */
export function removeAccount(context: SandboxContext, username: string): void {
  context.database.run('DELETE FROM accounts WHERE username = ?', normaliseUsername(username));
}
