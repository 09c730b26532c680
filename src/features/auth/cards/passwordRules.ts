import { PASSWORD_MIN_LENGTH } from '../../../core/constants.ts';
import { CARD_WORDS } from './cardWords.ts';

const WORDS = CARD_WORDS.passwordRules;

/** One thing a new password must be. */
export interface PasswordRule {
  readonly id: string;
  /** The row's words, and the message of the schema. */
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

/** How a requirement row stands. Spec §4 "Auth forms". */
export type PasswordRowState = 'inactive' | 'error' | 'success';

/** The fixed set of special characters, that of the common identity providers; a space is none. */
export const SPECIAL_CHARACTERS = '^$*.[]{}()?-"!@#%&/\\,><\':;|_~`+=';

/**
 * The rules of a new password, in the order of the rows. Spec §5.
 *
 * Letters and digits are those of ASCII: a row never says "met" where an identity provider would refuse.
 */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    id: 'length',
    label: WORDS.length,
    // Characters, not UTF-16 units: six emoji are six.
    isMet: (password) => Array.from(password).length >= PASSWORD_MIN_LENGTH,
  },
  {
    id: 'uppercase',
    label: WORDS.uppercase,
    isMet: (password) => /[A-Z]/.test(password),
  },
  {
    id: 'lowercase',
    label: WORDS.lowercase,
    isMet: (password) => /[a-z]/.test(password),
  },
  { id: 'number', label: WORDS.number, isMet: (password) => /[0-9]/.test(password) },
  {
    id: 'special',
    label: WORDS.special,
    isMet: (password) => Array.from(password).some((character) => SPECIAL_CHARACTERS.includes(character)),
  },
  {
    id: 'spaces',
    label: WORDS.spaces,
    isMet: (password) => password.trim() === password,
  },
];

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
