import { Refusal } from '../http/Refusal.ts';

const SPECIAL = '^$*.[]{}()?-"!@#%&/\\,><\':;|_~`+=';

/** The rules for a new password, in the order of Spec §5. */
const RULES: ((password: string) => boolean)[] = [
  (password) => password.length >= 12,
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Ll}/u.test(password),
  (password) => /\d/.test(password),
  (password) => Array.from(password).some((character) => SPECIAL.includes(character)),
  (password) => password.trim() === password,
];

/** Rejects a password that breaks a rule. The card lists the rules beside the field. */
export function checkNewPassword(password: string): void {
  if (!RULES.every((isMet) => isMet(password))) throw new Refusal('weak_password');
}
