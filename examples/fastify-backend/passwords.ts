import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;

const RULES = [/^.{12,}$/su, /[A-Z]/, /[a-z]/, /[0-9]/, /[!-/:-@[-`{-~]/, /^\S(.*\S)?$/su];

/** Says whether a new password keeps the six rules of the sign-up screen. */
export const isStrong = (password: string): boolean => RULES.every((rule) => rule.test(password));

/** Hashes a password with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await derive(password, salt, 32)).toString('hex')}`;
}

/** Compares a password with a hash; takes as long when the hash is empty. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', wanted = ''] = hash.split(':');
  const got = await derive(password, salt || 'no account', 32);
  return wanted !== '' && timingSafeEqual(got, Buffer.from(wanted, 'hex'));
}
