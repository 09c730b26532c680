// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EXAMPLES, variant } from '../../session/test-support/server.ts';
import { form } from '../../form/form.ts';
import { findToast, holdBack, renderCard } from './test-support/renderCard.tsx';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';

describe('the login card', () => {
  it('checks both fields only on submit and focuses the first invalid one · AUTH-26', async () => {
    const { user, email, submit, calls, field } = renderCard('/login');

    await user.type(email(), 'bad');
    expect(screen.queryByText('Please provide a valid email address.')).toBeNull();

    await user.click(submit());
    expect(screen.getByText('Please provide a valid email address.')).toBeTruthy();
    expect(screen.getByText('Password is required.')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute('aria-describedby')).toBe('username-error');
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(calls.logIn).not.toHaveBeenCalled();
  });

  it('posts the trimmed address and the unchanged password when Enter is pressed · AUTH-41, VAL-10, VAL-17', async () => {
    const { user, email, field, calls } = renderCard('/login');
    await user.type(email(), ' ana@example.com ');

    await user.type(field('Password'), ' x {Enter}');

    expect(calls.logIn.mock.calls).toEqual([[{ username: 'ana@example.com', password: ' x ' }]]);
  });

  it('ends the previous student’s session and navigates to the default route without a message · ROUTE-25, AUTH-36, TRAP-35', async () => {
    const session = aStudent({ form, username: 'ana@example.com', marker: 'mine' }).session;
    const { user, email, field, path, state, historyAction, sessions } = renderCard('/login', { session });
    await user.type(email(), 'ana@example.com');

    await user.type(field('Password'), 'x{Enter}');

    await screen.findByText('At /about');
    expect([path(), state(), historyAction()]).toEqual(['/about', {}, 'REPLACE']);
    expect([sessions.now.kind, session.signal.aborted]).toEqual(['none', true]);
    expect(screen.queryByText(EXAMPLES.logIn.replies['200:logged_in'].body.message)).toBeNull();
  });

  it('posts only once, even if the button is pressed again before the reply · AUTH-42, TRAP-41', async () => {
    const { user, email, field, calls, submit } = renderCard('/login');
    const answer = holdBack(calls.logIn, '200:logged_in');
    await user.type(email(), 'ana@example.com');
    await user.type(field('Password'), 'x{Enter}{Enter}');

    await user.dblClick(submit());

    expect(calls.logIn).toHaveBeenCalledTimes(1);
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await answer();
  });

  it('reads values that a password manager filled in without firing an event', async () => {
    const { user, email, field, calls, submit } = renderCard('/login');
    const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    fill?.call(email(), 'ana@example.com');
    fill?.call(field('Password'), 'from the vault');

    await user.click(submit());

    expect(calls.logIn).toHaveBeenCalledWith({ username: 'ana@example.com', password: 'from the vault' });
  });

  it('does not navigate to the form if the person has moved to another card before the reply', async () => {
    const { user, email, field, calls, path } = renderCard('/login');
    const answer = holdBack(calls.logIn, '200:logged_in');
    await user.type(email(), 'ana@example.com');
    await user.type(field('Password'), 'x{Enter}');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));

    await answer();

    expect(path()).toBe('/forgot');
  });

  it('if the person has gone back to the form before the reply, keeps the form’s answers and loads the application · TRAP-12', async () => {
    const session = aVisitor({ form }).session;
    const { user, email, field, calls, loaded, goTo } = renderCard('/login', { session });
    const answer = holdBack(calls.logIn, '200:logged_in');
    await user.type(email(), 'ana@example.com');
    await user.type(field('Password'), 'x{Enter}');
    await goTo('/about');
    session.form.change({ first_name: 'Ana' });
    loaded.mockClear();

    await answer();

    expect(session.form.answer('first_name')).toBe('Ana');
    expect(loaded.mock.calls).toEqual([['/about']]);
  });

  it('logs a programming error and shows the generic message · ERR-02', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, email, field, sessions } = renderCard('/login');
    const mistake = new TypeError('undefined is not a function');
    vi.spyOn(sessions.sdk, 'logIn').mockRejectedValueOnce(mistake);
    await user.type(email(), 'ana@example.com');

    await user.type(field('Password'), 'x{Enter}');

    expect(await findToast('alert', 'Login Card Error')).toContain('unexpected error');
    expect(log.mock.calls).toEqual([['[an account card]', mistake]]);
    log.mockRestore();
  });
});

describe('in edge cases, the login card', () => {
  it('rejects a pasted password of 300 characters with a message instead of truncating it · TRAP-55', async () => {
    const { user, email, field, calls } = renderCard('/login');
    const long = 'x'.repeat(300);
    await user.type(email(), 'ana@example.com');
    await user.click(field('Password'));

    await user.paste(long);
    await user.keyboard('{Enter}');

    expect(field('Password').value).toBe(long);
    expect(screen.getByText('Your password can have at most 256 characters.')).toBeTruthy();
    expect(calls.logIn).not.toHaveBeenCalled();
  });

  it('does not show server messages meant for programs · ERR-04', async () => {
    const { user, email, field, calls } = renderCard('/login');
    calls.logIn.mockReturnValueOnce(
      variant('logIn', '400:invalid_request', { message: 'password is too long.' }),
    );
    await user.type(email(), 'ana@example.com');

    await user.type(field('Password'), 'x{Enter}');

    expect(await findToast('alert', 'Login Card Error')).toContain('unexpected error');
    expect(screen.queryByText('password is too long.')).toBeNull();
  });

  it('shows a message when the browser has blocked the session’s cookies · FOOT-05', async () => {
    const { user, email, field, path, loaded } = renderCard('/login', { refusesCookies: true });
    await user.type(email(), 'ana@example.com');

    await user.type(field('Password'), 'x{Enter}');

    expect(await findToast('alert', 'Login Card Error')).toContain(
      'Your browser blocked the cookies that keep you logged in. Please allow them and log in again.',
    );
    expect([path(), loaded.mock.calls]).toEqual(['/login', []]);
  });

  it('hides a revealed password on Submit · AUTH-44', async () => {
    const { user, email, field, calls } = renderCard('/login');
    calls.logIn.mockReturnValueOnce('400:bad_credentials');
    await user.type(email(), 'ana@example.com');
    await user.click(screen.getByRole('button', { name: 'Show Password' }));

    await user.type(field('Password'), 'x{Enter}');

    expect([field('Password').type, field('Password').value]).toEqual(['password', 'x']);
  });
});

describe('resending a code from the login card', () => {
  it('asks for a valid address and sends nothing without one · AUTH-39', async () => {
    const { user, email, calls } = renderCard('/login');
    await user.type(email(), 'bad');

    await user.click(screen.getByRole('button', { name: 'Resend confirmation code?' }));

    expect(await findToast('alert', 'Resend Confirmation Code Error')).toContain(
      'You must provide a valid email address to resend a confirmation code.',
    );
    expect(calls.resendConfirmation).not.toHaveBeenCalled();
  });

  it('navigates to the confirm card with the address and the server’s message · ROUTE-27, AUTH-37', async () => {
    const { user, email, calls, path, state } = renderCard('/login');
    await user.type(email(), ' ana@example.com');

    await user.click(screen.getByRole('button', { name: 'Resend confirmation code?' }));

    await screen.findByRole('heading', { name: 'Confirm Your Account' });
    expect(calls.resendConfirmation.mock.calls).toEqual([[{ username: 'ana@example.com' }]]);
    expect(path()).toBe('/confirm');
    expect(state()).toEqual({
      username: 'ana@example.com',
      message: { severity: 'success', text: EXAMPLES.resendConfirmation.replies['200:sent'].body.message },
    });
  });

  it('offers the owner of an unconfirmed account a new code · TRAP-66', async () => {
    const { user, email, field, calls } = renderCard('/login');
    calls.logIn.mockReturnValueOnce('400:not_confirmed');
    await user.type(email(), 'ana@example.com');
    await user.type(field('Password'), 'x{Enter}');

    expect(await findToast('alert', 'Login Card Error')).toContain('User is not confirmed.');
    await user.click(screen.getByRole('link', { name: 'Enter your code' }));

    expect(screen.getByText('ana@example.com')).toBeTruthy();
    expect(screen.queryByLabelText('Email Address')).toBeNull();
  });
});

describe('the links of the login card', () => {
  it('pass a complete address to the next card, never a partial one or the password', async () => {
    const { user, email, field, state } = renderCard('/login');
    await user.type(field('Password'), 'secret');
    await user.type(email(), 'ana@example.com');

    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));

    expect(state()).toEqual({ username: 'ana@example.com' });
    expect(email().value).toBe('ana@example.com');

    await user.clear(email());
    await user.type(email(), 'ana@');
    await user.click(screen.getByRole('link', { name: 'Back to login' }));

    expect(state()).toBeNull();
    expect(email().value).toBe('');
  });
});
