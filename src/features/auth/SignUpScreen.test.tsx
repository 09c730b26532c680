// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findToast, GOOD_PASSWORD, renderCard } from './test-support/renderCard.tsx';

const ACCOUNT = { 'Email Address': 'ana@example.com', Password: GOOD_PASSWORD };
const WEAK = 'Please choose a password that meets all the requirements.';

describe('the sign-up card', () => {
  it('blocks a submit with a weak or overlong password, shows why and focuses the field · AUTH-24, TRAP-55', async () => {
    const { user, field, fill, send, calls } = renderCard('/signup');

    await send({ 'Email Address': 'ana@example.com', Password: 'short' });
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(WEAK)).toBeTruthy();

    fill({ Password: '' });
    await user.paste('Aa1!'.repeat(75));
    expect(field('Password').value).toHaveLength(300);
    expect(screen.getByText('Your password can have at most 256 characters.')).toBeTruthy();
    expect(screen.queryByText(WEAK)).toBeNull();
    expect(calls.signUp).not.toHaveBeenCalled();
  });

  it('posts the address and the password, then navigates to the confirm card with the address · AUTH-35, AUTH-41, ROUTE-26', async () => {
    const { send, path, state, calls } = renderCard('/signup');

    await send(ACCOUNT);

    await screen.findByRole('heading', { name: 'Confirm Your Account' });
    expect(calls.signUp.mock.calls).toEqual([[{ username: 'ana@example.com', password: GOOD_PASSWORD }]]);
    expect(path()).toBe('/confirm');
    expect(state()).toEqual({ username: 'ana@example.com' });
  });

  it('offers to log in or to request a new code if the account already exists · TRAP-66', async () => {
    const { user, calls, send } = renderCard('/signup');
    calls.signUp.mockReturnValueOnce('409:user_exists');

    await send(ACCOUNT);

    expect(await findToast('alert', 'Sign Up Card Error')).toContain('already exists');
    expect(screen.getByRole('link', { name: 'Go to login' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resend confirmation code?' }));
    expect(calls.resendConfirmation).toHaveBeenCalledWith({ username: 'ana@example.com' });
    await screen.findByRole('heading', { name: 'Confirm Your Account' });
  });

  it.each([false, true])('mentions carried answers only if there are any: %s · PROD-10', (isCarrying) => {
    const carried = { id: '1', revision: 1, answers: { first_name: 'Ana' }, addAnother: {}, tabs: {} };
    renderCard({ pathname: '/signup', state: isCarrying ? { carried } : null });

    expect(screen.queryByText(/We’ll keep the answers/) !== null).toBe(isCarrying);
  });
});
