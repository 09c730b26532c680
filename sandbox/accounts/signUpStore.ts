import { ALL_NETWORKS } from '../http/limits.ts';
import { hashToken, makeCode } from '../http/secrets.ts';
import { sendMail } from '../outbox/sendMail.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Account } from './Account.ts';
import { hashPassword } from './passwordHash.ts';

const CODE_LIFE_MS = 10 * 60_000;
/** Per network; all networks together may try more often (decision 012). */
const MAX_WRONG_TRIES = 5;

/**
 * A row of `sign_ups`: a password awaiting the confirmation of its address, and the code that confirms it.
 * Anyone can sign up with an address, so a newer password must never simply replace an earlier one.
 */
type SignUp = {
  id: number;
  /** '' if the code confirms the address but no password. */
  password_hash: string;
};

const ONE_OF_SEVERAL =
  ' This address was signed up more than once. If you did not just sign up, ignore this mail: the code you asked for is still good.';
const MAILBOX_ONLY =
  ' This address was signed up more than once, so choose your password with "Forgot password?" after confirming.';

/** Mails a new code; earlier ones stay valid. See `storeCode`. */
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
 * Stores a code without mailing it; seeded students get a fixed code this way.
 * Without `passwordHash`, the code confirms the password of the only sign-up; if there are several, it
 * confirms the address but no password.
 */
export function storeCode(
  context: SandboxContext,
  account: Account,
  code: string,
  passwordHash?: string,
): void {
  const [first, ...others] = listSignUps(context, account);
  const hash = passwordHash ?? (others.length === 0 ? first?.password_hash : undefined) ?? '';
  context.database.insert('sign_ups', {
    account_id: account.id,
    password_hash: hash,
    code_hash: hashCode(account.username, code),
    sent_at: context.now(),
  });
}

/**
 * Finds the sign-up that a code was mailed for. After five wrong codes from a network, even the right one is
 * rejected from there, so that a stranger's guesses do not end the owner's code.
 * Wrong codes are counted per e-mail address, not per sign-up, so that an unknown address causes the same
 * work.
 */
export function findCode(
  context: SandboxContext,
  username: string,
  { code, network }: { code: string; network: string },
): SignUp | undefined {
  const found = context.database.get<SignUp>(
    `SELECT sign_ups.* FROM sign_ups JOIN accounts ON accounts.id = account_id
     WHERE username = ?1 AND code_hash = ?2 AND sent_at > ?3 AND sent_at <= ?7 AND (
       SELECT count(*) < ?5 AND count(*) FILTER (WHERE network = ?6) < ?4 FROM tries
       WHERE name = 'wrongCode' AND tries.username = accounts.username AND at >= sent_at)`,
    username,
    hashCode(username, code),
    context.now() - CODE_LIFE_MS,
    MAX_WRONG_TRIES,
    MAX_WRONG_TRIES * ALL_NETWORKS.confirm,
    network,
    context.now(),
  );
  if (!found) context.database.insert('tries', { name: 'wrongCode', username, network, at: context.now() });
  return found;
}

/** Invalidates all codes of an account except this one, which a second click may send again. */
export function endOtherSignUps(context: SandboxContext, account: Account, { id }: SignUp): void {
  context.database.run('DELETE FROM sign_ups WHERE account_id = ? AND id <> ?', account.id, id);
}

/** Invalidates all codes and pending passwords of an account. */
export function endSignUps(context: SandboxContext, account: Account): void {
  context.database.run('DELETE FROM sign_ups WHERE account_id = ?', account.id);
}

/** Checks a password against all sign-ups of the account with a single hash. */
export async function isSignedUpWith(
  context: SandboxContext,
  account: Account,
  password: string,
): Promise<boolean> {
  const hash = await hashPassword(password, context.passwordCost, account.sign_up_salt);
  return listSignUps(context, account).some(({ password_hash }) => password_hash === hash);
}

/** Returns one row per password, because several codes may have been mailed for it. */
function listSignUps(context: SandboxContext, { id }: Account): SignUp[] {
  return context.database.all<SignUp>(
    "SELECT * FROM sign_ups WHERE account_id = ? AND password_hash <> '' GROUP BY password_hash",
    id,
  );
}

/** Includes the address in the hash, so that the same code has a different hash for each address. */
function hashCode(username: string, code: string): string {
  return hashToken(`${username}:${code}`);
}
