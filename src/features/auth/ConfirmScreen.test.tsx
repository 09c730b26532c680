// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../session/test-support/server.ts';
import { findToast, holdBack, renderCard } from './test-support/renderCard.tsx';

const KNOWN = { pathname: '/confirm', state: { username: 'ana@example.com' } };
const MESSAGE = 'The confirmation code must be exactly 6 numbers.';
const resend = () => screen.getByRole('button', { name: 'Resend confirmation code?' });

describe('the confirm card', () => {
  it('asks for six digits, but not for an address it already has · AUTH-14, AUTH-16', () => {
    const { field } = renderCard(KNOWN);
    const code = field('Confirmation Code');

    expect([code.inputMode, code.maxLength]).toEqual(['numeric', 6]);
    expect(screen.queryByLabelText('Email Address')).toBeNull();
    expect(screen.getByText('ana@example.com')).toBeTruthy();
  });

  it('accepts a code typed with a space · AUTH-14', async () => {
    const { user, field } = renderCard(KNOWN);

    await user.type(field('Confirmation Code'), '123 456');

    expect(field('Confirmation Code').value).toBe('123456');
  });

  it('handles pasting itself, because the browser would cut the text to six characters · AUTH-14', () => {
    const { field } = renderCard(KNOWN);
    const clipboardData = { getData: () => '123 456' };

    const isLeftToBrowser = fireEvent.paste(field('Confirmation Code'), { clipboardData });

    expect(isLeftToBrowser).toBe(false);
    expect(field('Confirmation Code').value).toBe('123456');
  });

  it('posts the address and the code, then navigates to the login card with the server’s message · AUTH-36, AUTH-41, ROUTE-28', async () => {
    const { user, field, calls, path, state, email } = renderCard(KNOWN);

    await user.type(field('Confirmation Code'), '012345{Enter}');

    await screen.findByRole('heading', { name: 'Log In' });
    expect(calls.confirmAccount.mock.calls).toEqual([[{ username: 'ana@example.com', code: '012345' }]]);
    expect(path()).toBe('/login');
    expect(state()).toEqual({
      username: 'ana@example.com',
      message: { severity: 'success', text: EXAMPLES.confirmAccount.replies['200:confirmed'].body.message },
    });
    expect(email().value).toBe('ana@example.com');
  });

  it('requests a new code and shows the server’s message · AUTH-15, AUTH-37', async () => {
    const { user, calls, path } = renderCard(KNOWN);

    await user.click(resend());

    expect(await findToast('status', 'Success Notification')).toContain('a new code is on its way');
    expect(calls.resendConfirmation.mock.calls).toEqual([[{ username: 'ana@example.com' }]]);
    expect(path()).toBe('/confirm');
  });

  it('disables the resend button only while a code is being resent, not during a submit · AUTH-42', async () => {
    const { user, calls, field } = renderCard(KNOWN);
    const answerSubmit = holdBack(calls.confirmAccount, '200:confirmed');
    const answerResend = holdBack(calls.resendConfirmation, '200:sent');
    await user.type(field('Confirmation Code'), '111111{Enter}');
    expect(resend().getAttribute('aria-disabled')).toBeNull();

    await user.click(resend());

    expect(calls.resendConfirmation).toHaveBeenCalledOnce();
    expect(resend().getAttribute('aria-disabled')).toBe('true');
    await answerResend();
    await answerSubmit();
  });
});

describe('a mistyped address', () => {
  const other = () => screen.getByRole('button', { name: 'Use another address' });
  const again = () => screen.getByRole('link', { name: 'Sign up again' });

  it('can be corrected on the sign-up card', async () => {
    const { user, email, path } = renderCard(KNOWN);
    expect(screen.queryByText('Signed up with the wrong address?')).toBeNull();

    await user.click(other());
    expect(screen.getByText('Signed up with the wrong address?')).toBeTruthy();
    await user.click(again());

    expect([path(), email().value]).toEqual(['/signup', 'ana@example.com']);
  });

  it('is removed from the history entry, which keeps the carried answers · TRAP-13', async () => {
    const carried = { id: '1', revision: 1, answers: { first_name: 'Ana' }, addAnother: {}, tabs: {} };
    const { user, state } = renderCard({ ...KNOWN, state: { ...KNOWN.state, carried } });

    await user.click(other());

    expect(state()).toEqual({ carried });
  });
});

describe('the confirm card, if the address is missing or wrong,', () => {
  it('asks for the address and posts it with the code · TRAP-21', async () => {
    const { user, email, field, calls } = renderCard('/confirm');
    await user.type(email(), 'ana@example.com');

    await user.type(field('Confirmation Code'), '012345{Enter}');

    expect(calls.confirmAccount).toHaveBeenCalledWith({ username: 'ana@example.com', code: '012345' });
    await screen.findByRole('heading', { name: 'Log In' });
  });

  it('checks only the address on resend · TRAP-21', async () => {
    const { user, calls } = renderCard('/confirm');

    await user.click(resend());

    expect(screen.getByText('Your email address must be valid.')).toBeTruthy();
    expect(screen.queryByText(MESSAGE)).toBeNull();
    expect(calls.resendConfirmation).not.toHaveBeenCalled();
  });

  it('lets the address be changed · TRAP-21', async () => {
    const { user, email, calls } = renderCard(KNOWN);

    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(document.activeElement).toBe(email());
    await user.clear(email());
    await user.type(email(), 'ben@example.com');
    await user.click(resend());

    expect(calls.resendConfirmation).toHaveBeenCalledWith({ username: 'ben@example.com' });
    await findToast('status', 'Success Notification');
  });

  it.each([[{ username: 7 }], [{ username: 'half@' }], ['nonsense']])(
    'asks for the address when the history state is %j · TRAP-21',
    (state) => {
      renderCard({ pathname: '/confirm', state });

      expect(screen.getByLabelText('Email Address')).toBeTruthy();
    },
  );
});
