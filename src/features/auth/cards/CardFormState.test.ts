import { describe, expect, it } from 'vitest';
import { changeValue, checkValues, startCardForm } from './CardFormState.ts';
import { LOGIN_CARD, RESET_CARD, SIGN_UP_CARD } from './cards.ts';
import { CARD_WORDS } from './cardWords.ts';

const GOOD = 'Example-Pass-2026';
const empty = startCardForm({ username: '', password: '' });
const reset = startCardForm({ username: 'a@b.co', id: 'xyz', password: GOOD, confirm_password: '' });

describe('typing on a card', () => {
  it('updates the messages of a live-checked field on every change · AUTH-23', () => {
    const { errors } = changeValue(SIGN_UP_CARD, empty, 'username', 'a');

    expect(errors).toEqual({ username: [CARD_WORDS.invalidEmail] });
  });

  it('removes a message from a blocked submit once its field changes · TRAP-64', () => {
    const { state } = checkValues(LOGIN_CARD, empty, { username: 'bad' });
    const next = changeValue(LOGIN_CARD, state, 'username', 'bad2');

    expect(state.errors).toHaveProperty('username');
    expect(next.errors).toEqual({ password: [CARD_WORDS.passwordRequired] });
  });

  it('removes a message that no longer applies · TRAP-64', () => {
    const { state } = checkValues(RESET_CARD, reset, { confirm_password: `${GOOD}!` });
    const next = changeValue(RESET_CARD, state, 'password', `${GOOD}!`);

    expect(state.errors).toEqual({ confirm_password: [CARD_WORDS.passwordsDiffer] });
    expect(next.errors).toEqual({});
  });

  it('adopts values that a password manager filled in without firing an event', () => {
    const next = changeValue(LOGIN_CARD, empty, 'username', 'a@b.co', { password: 'filled' });

    expect(next.values).toEqual({ username: 'a@b.co', password: 'filled' });
  });
});

describe('submitting a card', () => {
  it.each([' a@b.co ', 'ａ＠ｂ．ｃｏ', '\u200Ba@b.co', 'mailto:a@b.co', 'Ana <a@b.co>', 'a@b.co,'])(
    'returns the cleaned values, which the fields then show (%j) · AUTH-24, VAL-10',
    (username) => {
      const { state, ready } = checkValues(LOGIN_CARD, empty, { username, password: ' x ' });

      expect(ready).toEqual({ username: 'a@b.co', password: ' x ' });
      expect(state.values).toEqual(ready);
    },
  );

  it('checks all fields or only the given one, and then keeps the other fields’ messages · AUTH-24, TRAP-21', () => {
    const blocked = checkValues(SIGN_UP_CARD, empty, {}).state;
    expect(Object.keys(blocked.errors)).toEqual(['username', 'password']);
    const { state, ready } = checkValues(SIGN_UP_CARD, blocked, { username: 'a@b.co' }, ['username']);

    expect(ready).not.toBeNull();
    expect(Object.keys(state.errors)).toEqual(['password']);
  });
});
