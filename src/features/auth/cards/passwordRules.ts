import { PASSWORD_MIN_LENGTH } from '../../../core/constants.ts';
import { CARD_WORDS } from './cardWords.ts';

const WORDS = CARD_WORDS.passwordRules;

/** How a requirement row stands. Spec §4 "Auth forms". */
export type PasswordRowState = 'inactive' | 'error' | 'success';

/** The fixed set of special characters, that of the common identity providers; a space is none. */
export const SPECIAL_CHARACTERS = '^$*.[]{}()?-"!@#%&/\\,><\':;|_~`+=';

const CHECKS: Readonly<Record<keyof typeof WORDS, (password: string) => boolean>> = {
  // Characters, not UTF-16 units: six emoji are six.
  length: (password) => Array.from(password).length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /[A-Z]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  number: (password) => /[0-9]/.test(password),
  special: (password) => Array.from(password).some((character) => SPECIAL_CHARACTERS.includes(character)),
  spaces: (password) => password.trim() === password,
};

/**
 * The rules of a new password, in the order of the rows; the label is the row's words and the message. Spec §5.
 *
 * Letters and digits are those of ASCII: a row never says "met" where an identity provider would refuse.
 */
export const PASSWORD_RULES = (Object.keys(WORDS) as (keyof typeof WORDS)[]).map((id) => ({
  id,
  label: WORDS[id],
  isMet: CHECKS[id],
}));

/** Judges every rule for the rows; all are inactive while the password is empty. */
export function judgePassword(
  password: string,
): readonly { readonly id: string; readonly label: string; readonly state: PasswordRowState }[] {
  return PASSWORD_RULES.map(({ id, label, isMet }) => ({
    id,
    label,
    state: password === '' ? 'inactive' : isMet(password) ? 'success' : 'error',
  }));
}
