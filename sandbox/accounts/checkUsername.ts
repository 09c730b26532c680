import { Refusal } from '../http/Refusal.ts';
import { normaliseUsername } from './accountStore.ts';

/** The pattern of `StudentProfile.username` in `openapi.yaml`. */
const EMAIL = /^[^\s@,;<>]+@[^\s@.,;<>]+(\.[^\s@.,;<>]+)+$/;

/** Returns the address in its stored form, or rejects it. */
export function checkUsername(username: string): string {
  const normal = normaliseUsername(username);
  if (!EMAIL.test(normal)) throw new Refusal('invalid_username');
  return normal;
}
