// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findToast, GOOD_PASSWORD, renderCard } from './test-support/renderCard.tsx';

const LONG = 'Aa1!'.repeat(75);
const TOO_LONG = 'Your password can have at most 256 characters.';

describe('the sign-up card', () => {
  it('validates the address while it is typed · AUTH-23, AUTH-27', async () => {
    const { user, email } = renderCard('/signup');

    await user.type(email(), 'a');
    expect(screen.getByText('Your email address must be valid.')).toBeTruthy();

    await user.type(email(), 'na@example.com');
    expect(screen.queryByText('Your email address must be valid.')).toBeNull();
  });

  it('blocks a submit with an invalid password, shows a message at the field and focuses it · AUTH-24', async () => {
    const { user, email, field, submit, calls } = renderCard('/signup');
    await user.type(email(), 'ana@example.com');
    await user.type(field('Password'), 'short');

    await user.click(submit());

    expect(calls.signUp).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please choose a password that meets all the requirements.')).toBeTruthy();
  });

  it('rejects a pasted password of 300 characters with a message instead of truncating it · TRAP-55', async () => {
    const { user, email, field, calls } = renderCard('/signup');
    await user.type(email(), 'ana@example.com');
    await user.click(field('Password'));

    await user.paste(LONG);
    expect(field('Password').value).toBe(LONG);
    expect(screen.getByText(TOO_LONG)).toBeTruthy();
    await user.keyboard('{Enter}');

    expect(calls.signUp).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Password'));
    expect(screen.queryByText('Please choose a password that meets all the requirements.')).toBeNull();
  });

  it('posts both values and navigates to the confirm card with the address · AUTH-35, AUTH-41, ROUTE-26', async () => {
    const { user, email, field, path, state, calls } = renderCard('/signup');
    await user.type(email(), 'ana@example.com');

    await user.type(field('Password'), `${GOOD_PASSWORD}{Enter}`);

    await screen.findByRole('heading', { name: 'Confirm Your Account' });
    expect(calls.signUp.mock.calls).toEqual([[{ username: 'ana@example.com', password: GOOD_PASSWORD }]]);
    expect(path()).toBe('/confirm');
    expect(state()).toEqual({ username: 'ana@example.com' });
  });

  it('offers to log in or to request a new code if the account already exists · TRAP-66', async () => {
    const { user, email, field, calls, path, state } = renderCard('/signup');
    calls.signUp.mockReturnValueOnce('409:user_exists');
    await user.type(email(), 'ana@example.com');
    await user.type(field('Password'), `${GOOD_PASSWORD}{Enter}`);

    expect(await findToast('alert', 'Sign Up Card Error')).toContain('already exists');
    expect(screen.getByRole('link', { name: 'Go to login' }).getAttribute('href')).toBe('/login');
    await user.click(screen.getByRole('button', { name: 'Resend confirmation code?' }));

    await screen.findByRole('heading', { name: 'Confirm Your Account' });
    expect(calls.resendConfirmation).toHaveBeenCalledWith({ username: 'ana@example.com' });
    expect([path(), state()?.username]).toEqual(['/confirm', 'ana@example.com']);
  });

  it('does not mention carried answers when there are none · PROD-10', () => {
    renderCard('/signup');
    expect(screen.queryByText(/We’ll keep the answers/)).toBeNull();
  });

  it('mentions carried answers when there are some · PROD-10', () => {
    const carried = { id: '1', revision: 1, answers: { first_name: 'Ana' }, addAnother: {}, tabs: {} };
    renderCard({ pathname: '/signup', state: { carried } });

    expect(screen.getByText(/We’ll keep the answers/)).toBeTruthy();
  });
});
