import { HttpError } from '../http/HttpError.ts';
import { normaliseUsername } from './accountStore.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const MAX_LENGTH = 254;

/** Returns the address as it is stored, or refuses it with the sentence the card shows. VAL-10, VAL-11. */
export function checkUsername(username: string, message = 'Your email address must be valid.'): string {
  const normal = normaliseUsername(username);
  if (!EMAIL.test(normal) || normal.length > MAX_LENGTH)
    throw new HttpError(400, message, 'invalid_username');
  return normal;
}
