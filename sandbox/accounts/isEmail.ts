/** The pattern of `StudentProfile.username` in `openapi.yaml`. */
const EMAIL = /^[^\s@,;<>]+@[^\s@.,;<>]+(\.[^\s@.,;<>]+)+$/;

/** Returns whether a text could be an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
