import { CARD_NAMES, type CardName } from './cardNameWords.ts';
import { CARD_WORDS, PASSWORD_MAX_LENGTH } from './cardWords.ts';
import { isEmail } from '../../../core/text/isEmail.ts';
import { PASSWORD_RULES } from './passwordRules.ts';

export interface FieldRule<Field extends string = string> {
  readonly message: string;
  readonly isMet: (value: string, values: Readonly<Record<Field, string>>) => boolean;
}

/**
 * The rules of a card and the fields that are checked while typing; a submit checks all fields. Spec §4 "Auth forms".
 *
 * Yup is not used: for a dozen rules, it would make up an eighth of a card's JavaScript (decision 025).
 */
export interface Card<Field extends string> {
  readonly name: CardName;
  readonly schema: Readonly<Record<Field, readonly FieldRule<Field>[]>>;
  readonly whileTyping: readonly Field[];
}

const email = (message: string): FieldRule => ({ message, isMet: isEmail });

const present = (message: string): FieldRule => ({ message, isMet: (value) => value !== '' });

const notTooLong: FieldRule = {
  message: CARD_WORDS.passwordTooLong,
  isMet: (value) => Array.from(value).length <= PASSWORD_MAX_LENGTH,
};

const newPassword: readonly FieldRule[] = [notTooLong, ...PASSWORD_RULES];

export const LOGIN_CARD: Card<'username' | 'password'> = {
  name: CARD_NAMES.login,
  schema: {
    username: [email(CARD_WORDS.invalidLoginEmail)],
    password: [present(CARD_WORDS.passwordRequired), notTooLong],
  },
  whileTyping: [],
};

export const SIGN_UP_CARD: Card<'username' | 'password'> = {
  name: CARD_NAMES.signUp,
  schema: { username: [email(CARD_WORDS.invalidEmail)], password: newPassword },
  whileTyping: ['username', 'password'],
};

export const CONFIRM_CARD: Card<'username' | 'code'> = {
  name: CARD_NAMES.confirm,
  schema: {
    username: [email(CARD_WORDS.invalidEmail)],
    code: [{ message: CARD_WORDS.invalidCode, isMet: (code) => /^[0-9]{6}$/.test(code) }],
  },
  whileTyping: ['code'],
};

export const FORGOT_CARD: Card<'username'> = {
  name: CARD_NAMES.forgot,
  schema: { username: [email(CARD_WORDS.invalidEmail)] },
  whileTyping: ['username'],
};

/** The link's address and id are hidden values. */
export const RESET_CARD: Card<'username' | 'id' | 'password' | 'confirm_password'> = {
  name: CARD_NAMES.reset,
  schema: {
    username: [email(CARD_WORDS.invalidEmail)],
    id: [present(CARD_WORDS.incompleteLink)],
    password: newPassword,
    confirm_password: [
      { message: CARD_WORDS.passwordsDiffer, isMet: (value, { password }) => value === password },
    ],
  },
  whileTyping: ['password'],
};
