// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdBack, LOG_IN, renderCard } from './test-support/renderCard.tsx';

const CONFIRM = { pathname: '/confirm', state: { username: 'ana@example.com' } };
const CODE = { 'Confirmation Code': '111111' };
type Calls = ReturnType<typeof renderCard>['calls'];

it.each([
  ['log-in', '/login', LOG_IN, (calls: Calls) => holdBack(calls.logIn, '200:logged_in')],
  ['confirm', CONFIRM, CODE, (calls: Calls) => holdBack(calls.confirmAccount, '200:confirmed')],
] as const)(
  'a pending submit disables only Submit on the %s card, and a pending resend only the resend button · AUTH-42, TRAP-41',
  async (_, entry, values, holdSubmit) => {
    const { user, send, submit, calls } = renderCard(entry);
    const answerSubmit = holdSubmit(calls);
    const answerResend = holdBack(calls.resendConfirmation, '200:sent');
    const resend = screen.getByRole('button', { name: 'Resend confirmation code?' });
    await send(values);
    expect(submit().getAttribute('aria-busy')).toBe('true');
    expect(resend.getAttribute('aria-disabled')).toBeNull();

    await user.click(resend);

    expect(calls.resendConfirmation).toHaveBeenCalledOnce();
    expect(resend.getAttribute('aria-disabled')).toBe('true');
    await answerResend();
    await answerSubmit();
  },
);
