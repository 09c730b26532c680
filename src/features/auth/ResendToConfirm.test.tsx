// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdBack, renderCard } from './test-support/renderCard.tsx';

it('disables the resend button only while a code is being resent, not during a submit · AUTH-42', async () => {
  const { user, email, field, calls } = renderCard('/login');
  const answerSubmit = holdBack(calls.logIn, '200:logged_in');
  const answerResend = holdBack(calls.resendConfirmation, '200:sent');
  await user.type(email(), 'ana@example.com');
  await user.type(field('Password'), 'x{Enter}');
  const resend = screen.getByRole('button', { name: 'Resend confirmation code?' });
  expect(resend.getAttribute('aria-disabled')).toBeNull();

  await user.click(resend);

  expect(calls.resendConfirmation).toHaveBeenCalledOnce();
  expect(resend.getAttribute('aria-disabled')).toBe('true');
  await answerResend();
  await answerSubmit();
});
