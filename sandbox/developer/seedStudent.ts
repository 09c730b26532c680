import type { DocumentAnswerKey } from '@admission/sdk';
import { HTTPException } from 'hono/http-exception';
import { checkUsername, markConfirmed, openAccount, removeAccount } from '../accounts/accountStore.ts';
import type { Account } from '../accounts/Account.ts';
import { hashPassword } from '../accounts/passwordHash.ts';
import { storeCode } from '../accounts/signUpStore.ts';
import { mergeSaved } from '../answers/savedStore.ts';
import { addWebStatus, markSubmitted, WEB_STATUSES } from '../answers/webStatusStore.ts';
import { putDocument } from '../documents/documentStore.ts';
import { forgetAttempts } from '../http/countAttempt.ts';
import { makeCode } from '../http/secrets.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { StudentDetails } from '../testing/Backend.ts';

/** The state of a student to be seeded; everything except the address has a default. */
export type Seed = StudentDetails & { username: string };

/** The default password of a seeded student. */
export const SEED_PASSWORD = 'Example-Pass-2026';

/**
 * Creates a student in a given state, replacing any earlier account with that address.
 * @param given the part to check; the rest comes from the contract's examples. Compiling that check takes 0.1 s.
 */
export async function seedStudent(
  context: SandboxContext,
  seed: Seed,
  given: object = seed,
): Promise<Account> {
  const [fault] = context.checkSeed(given);
  if (fault !== undefined) throw new HTTPException(400, { message: `The seed is not valid: ${fault}.` });
  const username = checkUsername(seed.username);
  removeAccount(context, username);
  forgetAttempts(context, username);
  const account = openAccount(context, username);
  const password = seed.password ?? SEED_PASSWORD;
  const passwordHash = await hashPassword(password, context.passwordCost, account.sign_up_salt);
  if (seed.confirmed === false) storeCode(context, account, makeCode(), passwordHash);
  else markConfirmed(context, account.id, passwordHash);
  for (let login = 0; login < (seed.logins ?? 0); login += 1)
    context.database.insert('logins', { account_id: account.id, at: context.now() });
  seedProgress(context, account, seed);
  seedDocuments(context, account, seed);
  mergeSaved(context, account.id, 'answer', seed.answers ?? {});
  mergeSaved(context, account.id, 'add_another', seed.add_another ?? {});
  mergeSaved(context, account.id, 'tabs', seed.tabs ?? {});
  return account;
}

function seedProgress(context: SandboxContext, account: Account, { status, last_page }: Seed): void {
  const reached = WEB_STATUSES.findIndex((one) => one === status) + 1;
  for (const one of WEB_STATUSES.slice(0, reached)) addWebStatus(context, account.id, one);
  if (status === 'submitted') markSubmitted(context, account.id);
  context.database.run('UPDATE accounts SET last_page = ? WHERE id = ?', last_page ?? '', account.id);
}

function seedDocuments(context: SandboxContext, { id }: Account, { documents = {} }: Seed): void {
  for (const [key, { file_name, status = 'COMPLETED', message }] of Object.entries(documents)) {
    putDocument(context, {
      account_id: id,
      answer_key: key as DocumentAnswerKey,
      file_name: file_name ?? 'transcript.pdf',
      status,
      failure: message ?? '',
      held: 1,
    });
    if (status === 'COMPLETED') mergeSaved(context, id, 'answer', { [key]: 'ANSWERED' });
  }
}
