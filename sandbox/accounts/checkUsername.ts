import { Rejection } from '../http/Rejection.ts';
import { normaliseUsername } from './accountStore.ts';
import { isEmail } from './isEmail.ts';

/** Returns the address in its stored form, or rejects it. */
export function checkUsername(username: string): string {
  if (!isEmail(username)) throw new Rejection('invalid_username');
  return normaliseUsername(username);
}
