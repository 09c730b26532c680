import { hashToken, makeCode } from '../http/secrets.ts';
import { sendMail } from '../outbox/sendMail.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Account } from './Account.ts';
import { isPasswordOf } from './passwordHash.ts';

const CODE_LIFE_MS = 10 * 60_000;
const MAX_WRONG_TRIES = 5;

/**
 * A row of `sign_ups`: a password that waits for its address to be confirmed, and the code that confirms it.
 *
 * Anyone can sign up with an address, so no password may simply replace another.
 */
type SignUp = {
  id: number;
  /** '' where the code confirms the address and no password. */
  password_hash: string;
};

const ONE_OF_SEVERAL =
  ' This address was signed up more than once. If you did not just sign up, ignore this mail: the code you asked for is still good.';
const MAILBOX_ONLY =
  ' This address was signed up more than once, so choose your password with "Forgot password?" after confirming.';

/** Mails a new code, which ends the old one of the same sign-up; see `storeCode`. */
export function sendCode(context: SandboxContext, account: Account, passwordHash?: string): void {
  const code = makeCode();
  storeCode(context, account, code, passwordHash);
  const isContested = listSignUps(context, account).length > 1;
  const forWhat = !isContested ? '' : passwordHash === undefined ? MAILBOX_ONLY : ONE_OF_SEVERAL;
  sendMail(context, {
    to: account.username,
    subject: 'Your confirmation code',
    body: `Your confirmation code is ${code}. It is good for 10 minutes.${forWhat}`,
    code,
  });
}

/**
 * Stores a code without a mail; seeds use it with a code of their own.
 *
 * A code that no sign-up asked for belongs to the only one there is. Where there are several, it confirms the address
 * and none of their passwords.
 */
export function storeCode(
  context: SandboxContext,
  account: Account,
  code: string,
  passwordHash?: string,
): void {
  const [first, ...others] = listSignUps(context, account);
  const hash = passwordHash ?? (others.length === 0 ? first?.password_hash : undefined) ?? '';
  context.database.run('DELETE FROM sign_ups WHERE account_id = ? AND password_hash = ?', account.id, hash);
  context.database.insert('sign_ups', {
    account_id: account.id,
    password_hash: hash,
    code_hash: hashCode(account, code),
    expires_at: context.now() + CODE_LIFE_MS,
  });
}

/** Finds the sign-up a code was mailed for and counts a wrong one; after five of those even a right one is refused. */
export function findCode(context: SandboxContext, account: Account, code: string): SignUp | undefined {
  const found = context.database.get<SignUp>(
    'SELECT * FROM sign_ups WHERE account_id = ? AND code_hash = ? AND expires_at > ? AND wrong_tries < ?',
    account.id,
    hashCode(account, code),
    context.now(),
    MAX_WRONG_TRIES,
  );
  if (!found)
    context.database.run(
      'UPDATE sign_ups SET wrong_tries = wrong_tries + 1 WHERE account_id = ?',
      account.id,
    );
  return found;
}

/** Ends every code of an account but this one, which may be sent once more by a second click. */
export function endOtherSignUps(context: SandboxContext, account: Account, { id }: SignUp): void {
  context.database.run('DELETE FROM sign_ups WHERE account_id = ? AND id <> ?', account.id, id);
}

/** Finds the sign-up that chose this password, if any. */
export async function findSignUp(
  context: SandboxContext,
  account: Account,
  password: string,
): Promise<SignUp | undefined> {
  for (const signUp of listSignUps(context, account))
    if (await isPasswordOf(signUp.password_hash, password, context.passwordCost)) return signUp;
  return undefined;
}

function listSignUps(context: SandboxContext, { id }: Account): SignUp[] {
  return context.database.all<SignUp>(
    "SELECT * FROM sign_ups WHERE account_id = ? AND password_hash <> ''",
    id,
  );
}

/** The same code of two accounts has two hashes. */
function hashCode({ id }: Account, code: string): string {
  return hashToken(`${id}:${code}`);
}
