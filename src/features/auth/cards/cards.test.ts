import { describe, expect, it } from 'vitest';
import { type Card, CONFIRM_CARD, FORGOT_CARD, LOGIN_CARD, RESET_CARD, SIGN_UP_CARD } from './cards.ts';
import { checkValues, startCardForm } from './CardFormState.ts';
import { CARD_WORDS } from './cardWords.ts';
import { PASSWORD_RULES } from './passwordRules.ts';

const GOOD = 'Example-Pass-2026';

/** Returns the messages shown after submitting these values. */
function submit<Field extends string>(card: Card<Field>, values: Record<Field, string>) {
  return checkValues(card, startCardForm(values), {}).state.errors;
}

it('the cards check only their `whileTyping` fields as the user types, but all fields on submit · AUTH-26, AUTH-27, AUTH-28, AUTH-29, AUTH-31', () => {
  const cards = [LOGIN_CARD, SIGN_UP_CARD, CONFIRM_CARD, FORGOT_CARD, RESET_CARD];

  expect(cards.map(({ name, whileTyping, schema }) => [name, whileTyping, Object.keys(schema)])).toEqual([
    ['Login Card', [], ['username', 'password']],
    ['Sign Up Card', ['username', 'password'], ['username', 'password']],
    ['Confirm Card', ['code'], ['username', 'code']],
    ['Forgot Password Card', ['username'], ['username']],
    ['Reset Password Card', ['password'], ['username', 'id', 'password', 'confirm_password']],
  ]);
});

it('the login card reports an invalid address and a missing password, but not a weak one, even a single space · VAL-11, VAL-18, AUTH-26', () => {
  expect(submit(LOGIN_CARD, { username: 'bad', password: '' })).toEqual({
    username: ['Please provide a valid email address.'],
    password: ['Password is required.'],
  });
  expect(submit(LOGIN_CARD, { username: 'a@b.co', password: ' ' })).toEqual({});
});

it.each([LOGIN_CARD, SIGN_UP_CARD])('the $name rejects a password of 257 characters · TRAP-55', (card) => {
  const password = 'Aa1-'.padEnd(257, 'x');

  expect(submit(card, { username: 'a@b.co', password })).toEqual({
    password: ['Your password can have at most 256 characters.'],
  });
});

it('the sign-up card reports all problems with the password at once · VAL-01', () => {
  const labels = PASSWORD_RULES.map(({ message }) => message);

  expect(submit(SIGN_UP_CARD, { username: 'bad', password: 'a' })).toEqual({
    username: [CARD_WORDS.invalidEmail],
    password: labels.filter((label) => !/lowercase|spaces/.test(label)),
  });
});

describe('the confirm card', () => {
  it.each(['12345', '1234567', '12a456', '', '１２３４５'])('rejects the code %j · VAL-20', (code) => {
    expect(submit(CONFIRM_CARD, { username: 'a@b.co', code })).toEqual({
      code: ['The confirmation code must be exactly 6 numbers.'],
    });
  });

  it.each(['012345', ' 012-345 '])('accepts the code %j · VAL-20', (code) => {
    expect(submit(CONFIRM_CARD, { username: 'a@b.co', code })).toEqual({});
  });
});

it.each([CONFIRM_CARD, FORGOT_CARD])(
  'the $name reports an invalid address as the sign-up card does · AUTH-28, AUTH-29, TRAP-23',
  ({ schema }) => {
    expect(schema.username).toEqual(SIGN_UP_CARD.schema.username);
  },
);

it('the Reset Password card requires the link’s id and address, and the same password twice · VAL-19, AUTH-30, TRAP-22', () => {
  const valid = { username: 'a@b.co', id: 'xyz', password: GOOD, confirm_password: GOOD };

  expect(submit(RESET_CARD, valid)).toEqual({});
  expect(submit(RESET_CARD, { ...valid, confirm_password: `${GOOD}x` })).toEqual({
    confirm_password: ['passwords must match'],
  });
  expect(submit(RESET_CARD, { ...valid, username: '', id: '' })).toEqual({
    id: ['This reset link is incomplete. Please request a new one.'],
    username: [CARD_WORDS.invalidEmail],
  });
});
