// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../session/test-support/server.ts';
import { findToast, holdBack, renderCard } from './test-support/renderCard.tsx';

const KNOWN = { pathname: '/confirm', state: { username: 'ana@example.com' } };
const resend = () => screen.getByRole('button', { name: 'Resend confirmation code?' });
const other = () => screen.getByRole('button', { name: 'Use another address' });

describe('the confirm card', () => {
  it('asks for six digits, replaces an old code with a new one pasted after it, and does not ask for an address it already has · AUTH-14, AUTH-16', async () => {
    const { user, fill, field } = renderCard(KNOWN);
    const code = field('Confirmation Code');
    // The browser would cut ' 123456' to a maximum length before the code is cleaned.
    expect([code.inputMode, code.maxLength]).toEqual(['numeric', -1]);
    expect(screen.queryByLabelText('Email Address')).toBeNull();
    expect(screen.getByText('ana@example.com')).toBeTruthy();
    fill({ 'Confirmation Code': '123456' });

    await user.click(code);
    await user.paste('654-321');

    expect(code.value).toBe('654321');
  });

  it('keeps the caret when a space is typed between digits, and leaves text alone while it is being composed · TRAP-56', () => {
    const { field } = renderCard(KNOWN);
    const code = field('Confirmation Code');
    code.focus();

    fireEvent.input(code, { target: { value: '12 345', selectionStart: 3, selectionEnd: 3 } });
    expect([code.value, code.selectionStart]).toEqual(['12345', 2]);

    fireEvent.input(code, { target: { value: '１２３４５６' }, isComposing: true });
    expect(code.value).toBe('１２３４５６');
    fireEvent.compositionEnd(code);
    expect(code.value).toBe('123456');
  });

  it('posts the address and the code, then navigates to the login card with the server’s message · AUTH-36, AUTH-41, ROUTE-28', async () => {
    const { send, calls, path, state, email } = renderCard(KNOWN);

    await send({ 'Confirmation Code': '012345' });

    await screen.findByRole('heading', { name: 'Log In' });
    expect(calls.confirmAccount.mock.calls).toEqual([[{ username: 'ana@example.com', code: '012345' }]]);
    expect(path()).toBe('/login');
    expect(state()).toEqual({
      username: 'ana@example.com',
      message: { severity: 'success', text: EXAMPLES.confirmAccount.replies['200:confirmed'].body.message },
    });
    expect(email().value).toBe('ana@example.com');
  });

  it('requests a new code once, however often its button is pressed, and shows the server’s message · AUTH-15, AUTH-37, AUTH-42, TRAP-41', async () => {
    const { user, calls, path } = renderCard(KNOWN);
    const answer = holdBack(calls.resendConfirmation, '200:sent');

    await user.click(resend());
    expect(resend().getAttribute('aria-disabled')).toBe('true');
    await user.click(resend());
    await answer();

    expect(await findToast('status', 'Success Notification')).toContain('a new code is on its way');
    expect(calls.resendConfirmation.mock.calls).toEqual([[{ username: 'ana@example.com' }]]);
    expect(path()).toBe('/confirm');
  });
});

it('a mistyped address can be corrected on the confirm card or the sign-up card, and is removed from the history entry without losing the carried answers · TRAP-13, TRAP-21', async () => {
  const carried = { id: '1', revision: 1, answers: { first_name: 'Ana' }, addAnother: {}, tabs: {} };
  const state = { ...KNOWN.state, carried };
  const card = renderCard({ ...KNOWN, state });
  expect(screen.queryByText('Signed up with the wrong address?')).toBeNull();

  await card.user.click(other());
  expect(document.activeElement).toBe(card.email());
  expect(card.state()).toEqual({ carried });
  card.fill({ 'Email Address': 'ben@example.com' });
  await card.user.click(resend());
  expect(card.calls.resendConfirmation).toHaveBeenCalledWith({ username: 'ben@example.com' });
  await findToast('status', 'Success Notification');
  await card.user.click(screen.getByRole('link', { name: 'Sign up again' }));

  expect([card.path(), card.email().value]).toEqual(['/signup', 'ben@example.com']);
});

it('the confirm card asks for a missing address and checks only that on resend · TRAP-21', async () => {
  const { user, calls } = renderCard({ pathname: '/confirm', state: { username: 'half@' } });

  await user.click(resend());

  expect(screen.getByText('Your email address must be valid.')).toBeTruthy();
  expect(screen.queryByText('The confirmation code must be exactly 6 numbers.')).toBeNull();
  expect(calls.resendConfirmation).not.toHaveBeenCalled();
});
