import { PASSWORD_MIN_LENGTH } from '../../../core/constants.ts';
import { CARD_WORDS } from './cardWords.ts';

const WORDS = CARD_WORDS.passwordRules;

/** The special characters accepted by common identity providers; a space is not one of them. */
export const SPECIAL_CHARACTERS = '^$*.[]{}()?-"!@#%&/\\,><\':;|_~`+=';

/**
 * The rules for a new password, in the order of their rows; a rule's message is the text of its row. Spec §5.
 *
 * Only ASCII letters and digits count, so that no row shows "met" for a password that would be rejected.
 */
export const PASSWORD_RULES: readonly { message: string; isMet: (password: string) => boolean }[] = [
  // Counts characters rather than UTF-16 code units: six emoji count as six.
  { message: WORDS.length, isMet: (password) => Array.from(password).length >= PASSWORD_MIN_LENGTH },
  { message: WORDS.uppercase, isMet: (password) => /[A-Z]/.test(password) },
  { message: WORDS.lowercase, isMet: (password) => /[a-z]/.test(password) },
  { message: WORDS.number, isMet: (password) => /[0-9]/.test(password) },
  {
    message: WORDS.special,
    isMet: (password) => Array.from(password).some((character) => SPECIAL_CHARACTERS.includes(character)),
  },
  { message: WORDS.spaces, isMet: (password) => password.trim() === password },
];
