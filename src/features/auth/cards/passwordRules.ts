import { PASSWORD_MIN_LENGTH } from '../../../core/constants.ts';
import { CARD_WORDS, PASSWORD_MAX_LENGTH } from './cardWords.ts';

const WORDS = CARD_WORDS.passwordRules;

/** The special characters accepted by common identity providers; a space is not one of them. */
export const SPECIAL_CHARACTERS = '^$*.[]{}()?-"!@#%&/\\,><\':;|_~`+=';

/**
 * The rules for password managers, which would otherwise leave out special characters.
 *
 * @see https://developer.apple.com/password-rules/ In a class, `-` must be the first character and `]` the last.
 */
export const GENERATOR_RULES = [
  `minlength: ${PASSWORD_MIN_LENGTH}`,
  `maxlength: ${PASSWORD_MAX_LENGTH}`,
  'required: upper',
  'required: lower',
  'required: digit',
  `required: [-${SPECIAL_CHARACTERS.replace(/[\]-]/g, '')}]]`,
].join('; ');

/**
 * The rules for a new password, in the order of their rows; a rule's message is the text of its row. Spec §5.
 * Only ASCII letters and digits count, so that no row shows "met" for a password that would be rejected.
 */
export const PASSWORD_RULES: readonly {
  message: string;
  /** The characters that the message is about, if they are not obvious. */
  characters?: string;
  isMet: (password: string) => boolean;
}[] = [
  // Counts characters rather than UTF-16 code units: six emoji count as six.
  { message: WORDS.length, isMet: (password) => Array.from(password).length >= PASSWORD_MIN_LENGTH },
  { message: WORDS.uppercase, isMet: (password) => /[A-Z]/.test(password) },
  { message: WORDS.lowercase, isMet: (password) => /[a-z]/.test(password) },
  { message: WORDS.number, isMet: (password) => /[0-9]/.test(password) },
  {
    message: WORDS.special,
    characters: Array.from(SPECIAL_CHARACTERS).join(' '),
    isMet: (password) => Array.from(password).some((character) => SPECIAL_CHARACTERS.includes(character)),
  },
  { message: WORDS.spaces, isMet: (password) => password.trim() === password },
];
