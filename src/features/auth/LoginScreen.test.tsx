// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_SESSION } from '../../session/index.ts';
import { EXAMPLES } from '../../session/test-support/server.ts';
import { form } from '../../form/form.ts';
import { findToast, holdBack, LOG_IN, renderCard } from './test-support/renderCard.tsx';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { aVisitor } from '../../session/test-support/aVisitor.ts';

describe('the login card', () => {
  it('checks both fields only on submit and focuses the first invalid one · AUTH-26', async () => {
    const { user, fill, email, submit, calls, field } = renderCard('/login');

    fill({ 'Email Address': 'bad' });
    expect(screen.queryByText('Please provide a valid email address.')).toBeNull();

    await user.click(submit());
    expect(screen.getByText('Please provide a valid email address.')).toBeTruthy();
    expect(screen.getByText('Password is required.')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute('aria-describedby')).toBe('username-error');
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(calls.logIn).not.toHaveBeenCalled();
  });

  it('posts the trimmed address and the unchanged password on Enter, even if a password manager filled them in without firing an event, and mentions its spaces if it is wrong · AUTH-41, VAL-10, VAL-17', async () => {
    const { user, email, field, calls } = renderCard('/login');
    const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    fill?.call(email(), ' ana@example.com ');
    fill?.call(field('Password'), ' x ');
    calls.logIn.mockReturnValueOnce('400:bad_credentials');

    field('Password').focus();
    await user.keyboard('{Enter}');

    expect(calls.logIn.mock.calls).toEqual([[{ username: 'ana@example.com', password: ' x ' }]]);
    expect(await findToast('alert', 'Login Card Error')).toContain('starts or ends with a space');
  });

  it('hides the password on Submit and also shows at the fields why a log-in failed, until something is typed · AUTH-25, AUTH-44', async () => {
    const { user, send, fill, email, field, calls } = renderCard('/login');
    calls.logIn.mockReturnValueOnce('400:bad_credentials');
    await user.click(screen.getByRole('button', { name: 'Show Password' }));

    await send(LOG_IN);

    expect([field('Password').type, field('Password').value]).toEqual(['password', 'x']);

    const line = await screen.findByText('Incorrect username or password.', { selector: '#login-error *' });
    for (const input of [email(), field('Password')])
      expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.contains(line)).toBe(
        true,
      );
    expect(line.closest('[role], [aria-live]')?.getAttribute('role')).not.toBe('alert');

    fill({ Password: 'y' });
    expect(document.getElementById('login-error')).toBeNull();
    expect(field('Password').getAttribute('aria-describedby')).toBeNull();
  });

  it('ends the previous student’s session and navigates to the default route without a message · ROUTE-25, AUTH-36, TRAP-35', async () => {
    const session = aStudent({ form, username: 'ana@example.com', marker: 'mine' }).session;
    const { send, path, state, historyAction, sessions } = renderCard('/login', { session });

    await send(LOG_IN);

    await screen.findByText('At /about');
    expect([path(), state(), historyAction()]).toEqual(['/about', {}, 'REPLACE']);
    expect([sessions.now.kind, session.signal.aborted]).toEqual(['none', true]);
    expect(screen.queryByText(EXAMPLES.logIn.replies['200:logged_in'].body.message)).toBeNull();
  });

  it('keeps the form’s answers and loads the application if the person went back to the form before the reply arrived · AUTH-42, TRAP-12', async () => {
    const session = aVisitor({ form }).session;
    const { send, submit, calls, loaded, goTo, state } = renderCard('/login', { session });
    const answer = holdBack(calls.logIn, '200:logged_in');
    await send(LOG_IN);
    expect(submit().getAttribute('aria-busy')).toBe('true');
    await goTo('/about');
    session.form.change({ first_name: 'Ana' });
    loaded.mockClear();

    await answer();

    expect(session.form.answer('first_name')).toBe('Ana');
    expect(loaded.mock.calls).toEqual([['/about']]);
    // The card itself would have navigated with a state.
    expect(state()).toBeNull();
  });

  it('shows a message when the browser has blocked the session’s cookies · FOOT-05', async () => {
    const { send, path, loaded } = renderCard('/login', { blocksCookies: true });

    await send(LOG_IN);

    expect(await findToast('alert', 'Login Card Error')).toContain(
      'Your browser blocked the cookies that keep you logged in. Please allow them and log in again.',
    );
    expect([path(), loaded.mock.calls]).toEqual(['/login', []]);
  });
});

it.each([true, false])(
  'the login card mentions unsaved answers only if there are any: %s · TRAP-46',
  (isKept) => {
    renderCard('/login', { session: { ...NO_SESSION, hasUnsaved: isKept } });

    expect(screen.queryByText(/unsaved answers are still here/) !== null).toBe(isKept);
  },
);

describe('resending a code from the login card', () => {
  it('asks for a valid address and sends nothing without one · AUTH-39', async () => {
    const { user, fill, calls } = renderCard('/login');
    fill({ 'Email Address': 'bad' });

    await user.click(screen.getByRole('button', { name: 'Resend confirmation code?' }));

    expect(await findToast('alert', 'Resend Confirmation Code Error')).toContain(
      'You must provide a valid email address to resend a confirmation code.',
    );
    expect(calls.resendConfirmation).not.toHaveBeenCalled();
  });

  it('navigates to the confirm card with the address and the server’s message; until then, only the button is disabled · ROUTE-27, AUTH-37, AUTH-42', async () => {
    const { user, fill, submit, calls, path, state } = renderCard('/login');
    const answer = holdBack(calls.resendConfirmation, '200:sent');
    const resend = screen.getByRole('button', { name: 'Resend confirmation code?' });
    fill({ 'Email Address': ' ana@example.com' });

    await user.click(resend);
    expect(resend.getAttribute('aria-disabled')).toBe('true');
    expect(submit().getAttribute('aria-busy')).toBeNull();
    await answer();

    await screen.findByRole('heading', { name: 'Confirm Your Account' });
    expect(calls.resendConfirmation.mock.calls).toEqual([[{ username: 'ana@example.com' }]]);
    expect(path()).toBe('/confirm');
    expect(state()).toEqual({
      username: 'ana@example.com',
      message: { severity: 'success', text: EXAMPLES.resendConfirmation.replies['200:sent'].body.message },
    });
  });
});

it('the login card offers a link to the confirm card if the account is not confirmed · TRAP-66', async () => {
  const { user, send, calls } = renderCard('/login');
  calls.logIn.mockReturnValueOnce('400:not_confirmed');

  await send(LOG_IN);
  expect(await findToast('alert', 'Login Card Error')).toContain('User is not confirmed.');
  await user.click(screen.getByRole('link', { name: 'Enter your code' }));

  expect(screen.getByText('ana@example.com')).toBeTruthy();
  expect(screen.queryByLabelText('Email Address')).toBeNull();
});

it('the links of the login card pass on a complete address, but never a partial address or the password', async () => {
  const { user, email, fill, state } = renderCard('/login');
  fill(LOG_IN);

  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));

  expect(state()).toEqual({ username: 'ana@example.com' });
  expect(email().value).toBe('ana@example.com');

  fill({ 'Email Address': 'ana@' });
  await user.click(screen.getByRole('link', { name: 'Back to login' }));

  expect(state()).toBeNull();
  expect(email().value).toBe('');
});
