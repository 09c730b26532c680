import { Refusal } from '../http/Refusal.ts';
import { normaliseUsername } from './accountStore.ts';
import { isEmail } from './isEmail.ts';

/** Returns the address in its stored form, or rejects it. */
export function checkUsername(username: string): string {
  const normal = normaliseUsername(username);
  if (!isEmail(normal)) throw new Refusal('invalid_username');
  return normal;
}
