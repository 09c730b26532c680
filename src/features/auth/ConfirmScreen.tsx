import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { RESEND_ERROR_LABEL, SUCCESS_LABEL } from '../../core/auth/authMessages.ts';
import { COLD_CONFIRM_CARD, CONFIRM_CARD } from '../../core/auth/cards.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { focusControl, LinkButton, showToast } from '../../ui/index.ts';
import { CardForm } from './CardForm.tsx';
import { CardFrame } from './CardFrame.tsx';
import { CardQuestion } from './CardQuestion.tsx';
import { CodeField } from './CodeField.tsx';
import { EmailField } from './EmailField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useHandedUsername } from './useHandedUsername.ts';

/** Confirms an account with its code. Spec §2 "Auth pages", AUTH-13 to AUTH-16, AUTH-28, TRAP-21. */
export function ConfirmScreen() {
  const { sdk } = useApplicant();
  const navigate = useNavigate();
  const handed = useHandedUsername();
  const [asksAddress, setAsksAddress] = useState(handed === '');
  const form = useAuthForm({
    card: asksAddress ? COLD_CONFIRM_CARD : CONFIRM_CARD,
    initial: { username: handed, code: '' },
    call: (values) => sdk.confirmAccount(values),
    done: ({ message }, { username }) => {
      const state: NavigationState = { username, message: { severity: 'success', text: message } };
      return navigate('/login', { state, replace: true });
    },
  });

  const resend = () => {
    const ready = form.check(['username']);
    if (!ready) return;
    void form.run({
      action: 'resend',
      errorLabel: RESEND_ERROR_LABEL,
      call: () => sdk.resendConfirmation({ username: ready.username }),
      done: ({ message }) => showToast({ severity: 'success', label: SUCCESS_LABEL, message }),
    });
  };

  const askAddress = () => {
    flushSync(() => setAsksAddress(true));
    focusControl('username');
  };

  return (
    <CardFrame
      name={form.name}
      title="Confirm Your Account"
      intro={
        asksAddress ? (
          'Enter the six-digit code we emailed you, and the address it went to.'
        ) : (
          <>
            Enter the six-digit code we emailed to <b>{form.values.username}</b>.
          </>
        )
      }
      footer={
        <CardQuestion question="Already confirmed your account?" to="/login" username={form.values.username}>
          Back to login
        </CardQuestion>
      }
    >
      <CardForm form={form}>
        {asksAddress && <EmailField form={form} />}
        <CodeField form={form} />
      </CardForm>
      <div className="app-auth-card__row">
        <LinkButton aria-disabled={form.pending !== null || undefined} onClick={resend}>
          Resend confirmation code?
        </LinkButton>
        {!asksAddress && <LinkButton onClick={askAddress}>Use another address</LinkButton>}
      </div>
    </CardFrame>
  );
}
