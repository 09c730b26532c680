// @vitest-environment happy-dom
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findToast, renderCard } from './test-support/renderCard.tsx';

it('the Forgot Password card shows the server’s message in a closable toast, and keeps showing where the link was sent and what to do if none arrives · AUTH-19, AUTH-41', async () => {
  const { user, calls, path, fill, send, submit } = renderCard('/forgot');

  await send({ 'Email Address': ' ana@example.com' });

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
  fill({ 'Email Address': 'ben@example.com' });

  expect(screen.getByText('ana@example.com').parentElement?.textContent).toBe(
    'If there is an account for ana@example.com, a link is on its way. If none comes within a few minutes, check your spam folder and the address below, then press Submit again.',
  );
});
