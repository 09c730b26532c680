// @vitest-environment happy-dom
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findToast, renderCard } from './test-support/renderCard.tsx';

describe('the Forgot Password card', () => {
  it('shows the server’s message in a closable toast and stays on the card · AUTH-19, AUTH-41', async () => {
    const { user, calls, path, send, submit } = renderCard('/forgot');

    await send({ 'Email Address': 'ana@example.com' });

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
});
