import { describe, expect, it } from 'vitest';
import { changeValue, checkValues, startCardForm } from './CardFormState.ts';
import { LOGIN_CARD, RESET_CARD, SIGN_UP_CARD } from './cards.ts';
import { CARD_WORDS } from './cardWords.ts';

const GOOD = 'Example-Pass-2026';
const empty = startCardForm({ username: '', password: '' });
const reset = startCardForm({ username: 'a@b.co', id: 'xyz', password: GOOD, confirm_password: '' });

describe('typing', () => {
  it('AUTH-23 stores the messages of the checked field on every change', () => {
    const { errors } = changeValue(SIGN_UP_CARD, empty, 'username', 'a');

    expect(errors).toEqual({ username: [CARD_WORDS.invalidEmail] });
  });

  it('AUTH-26 says nothing on the login card', () => {
    expect(changeValue(LOGIN_CARD, empty, 'username', 'bad').errors).toEqual({});
  });

  it('AUTH-31 does not compare the passwords', () => {
    expect(changeValue(RESET_CARD, reset, 'confirm_password', 'x').errors).toEqual({});
  });

  it('TRAP-64 removes the message of a blocked submit when its field changes', () => {
    const { state } = checkValues(LOGIN_CARD, empty, { username: 'bad' });
    const next = changeValue(LOGIN_CARD, state, 'username', 'bad2');

    expect(state.errors).toHaveProperty('username');
    expect(next.errors).toEqual({ password: [CARD_WORDS.passwordRequired] });
  });

  it('TRAP-64 removes a message that is no longer true', () => {
    const { state } = checkValues(RESET_CARD, reset, { confirm_password: `${GOOD}!` });
    const next = changeValue(RESET_CARD, state, 'password', `${GOOD}!`);

    expect(state.errors).toEqual({ confirm_password: [CARD_WORDS.passwordsDiffer] });
    expect(next.errors).toEqual({});
  });

  it('takes over what a password manager filled in without an event', () => {
    const next = changeValue(LOGIN_CARD, empty, 'username', 'a@b.co', { password: 'filled' });

    expect(next.values).toEqual({ username: 'a@b.co', password: 'filled' });
  });
});

describe('a submit', () => {
  it('AUTH-24 is blocked by any message', () => {
    const { state, ready } = checkValues(SIGN_UP_CARD, empty, {});

    expect(ready).toBeNull();
    expect(state.wasBlocked).toBe(true);
    expect(Object.keys(state.errors)).toEqual(['username', 'password']);
  });

  it('AUTH-24 hands over the cleaned values', () => {
    const { state, ready } = checkValues(LOGIN_CARD, empty, { username: ' a@b.co ', password: ' x ' });

    expect(ready).toEqual({ username: 'a@b.co', password: ' x ' });
    expect(state.values.username).toBe(' a@b.co ');
  });

  it('TRAP-21 may check one field and leave the messages of the others', () => {
    const blocked = checkValues(SIGN_UP_CARD, empty, {}).state;
    const { state, ready } = checkValues(SIGN_UP_CARD, blocked, { username: 'a@b.co' }, ['username']);

    expect(ready).not.toBeNull();
    expect(Object.keys(state.errors)).toEqual(['password']);
  });
});
