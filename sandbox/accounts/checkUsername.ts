import { Refusal } from '../http/Refusal.ts';
import { normaliseUsername } from './accountStore.ts';
import { isEmail } from './isEmail.ts';

/** Returns the address in its stored form, or rejects it. */
export function checkUsername(username: string): string {
  if (!isEmail(username)) throw new Refusal('invalid_username');
  return normaliseUsername(username);
}
