// @vitest-environment happy-dom
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UNEXPECTED } from '../../data/test-support/server.ts';
import { findToast, renderCard } from './test-support/renderCard.tsx';

describe('the forgot card', () => {
  it('has its header, field and footer · AUTH-17, AUTH-18', () => {
    const { email } = renderCard('/forgot');

    expect(screen.getByRole('region', { name: 'Forgot Password Card' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Forgot Password' })).toBeTruthy();
    expect(email().type).toBe('email');
    expect(screen.getByText('Remembered your password?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
  });

  it('names a bad address and posts nothing · AUTH-29, TRAP-23', async () => {
    const { user, email, calls } = renderCard('/forgot');

    await user.type(email(), 'bad{Enter}');

    expect(screen.getByText('Your email address must be valid.')).toBeTruthy();
    expect(calls.forgotPassword).not.toHaveBeenCalled();
  });

  it('shows the message in a toast that can be closed, and stays · AUTH-19, AUTH-41', async () => {
    const { user, email, calls, path, submit } = renderCard('/forgot');

    await user.type(email(), 'ana@example.com{Enter}');

    expect(await findToast('status', 'Success Notification')).toContain(
      'a link to reset your password is on its way',
    );
    expect(calls.forgotPassword.mock.calls).toEqual([[{ username: 'ana@example.com' }]]);
    expect(path()).toBe('/forgot');
    expect(submit().getAttribute('aria-busy')).toBeNull();

    const gone = waitForElementToBeRemoved(() =>
      screen.queryByRole('status', { name: 'Success Notification' }),
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone;
  });

  it('shows a failed call in its toast · AUTH-25, ERR-27', async () => {
    const { user, email, calls } = renderCard('/forgot');
    calls.forgotPassword.mockReturnValueOnce('500:unexpected');

    await user.type(email(), 'ana@example.com{Enter}');

    expect(await findToast('alert', 'Forgot Password Card Error')).toContain(UNEXPECTED);
  });
});
