import type { SandboxContext } from '../SandboxContext.ts';
import { isPasswordOf } from './passwordHash.ts';

type SignUp = { id: number; password_hash: string };

/**
 * Keeps the password of one sign-up until the address is confirmed.
 *
 * Anyone can sign up with an address, so no password may simply replace another: a code confirms the password of the
 * sign-up it was mailed for.
 */
export function addSignUp(context: SandboxContext, accountId: number, passwordHash: string): number {
  const row = context.database.get<{ id: number }>(
    'INSERT INTO sign_ups (account_id, password_hash) VALUES (?, ?) RETURNING id',
    accountId,
    passwordHash,
  );
  return row?.id ?? 0;
}

/** Finds the sign-up that chose this password, if any. */
export async function findSignUp(
  context: SandboxContext,
  accountId: number,
  password: string,
): Promise<SignUp | undefined> {
  for (const signUp of listSignUps(context, accountId))
    if (await isPasswordOf(signUp.password_hash, password, context.passwordCost)) return signUp;
  return undefined;
}

export function listSignUps(context: SandboxContext, accountId: number): SignUp[] {
  return context.database.all<SignUp>(
    'SELECT id, password_hash FROM sign_ups WHERE account_id = ?',
    accountId,
  );
}
