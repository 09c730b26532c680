import { useState } from 'react';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { FORGOT_CARD } from './cards/cards.ts';
import { useSessions } from '../../session/index.ts';
import { showToast } from '../../ui/index.ts';
import { AuthCard } from './AuthCard.tsx';
import { AUTH_WORDS } from './authWords.ts';
import { EmailField } from './EmailField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useUsernameFromState } from './usernameState.ts';

const WORDS = AUTH_WORDS.forgot;

/** Requests an e-mailed link for setting a new password. Spec §2 "Auth pages". */
export function ForgotScreen() {
  const { sdk } = useSessions();
  /** The address for which a link was requested; shown even after the toast has disappeared. */
  const [requestedFor, setRequestedFor] = useState('');
  const form = useAuthForm({
    card: FORGOT_CARD,
    initial: { username: useUsernameFromState() },
    call: (values) => sdk.forgotPassword(values),
    done: ({ message }, { username }) => {
      setRequestedFor(username);
      showToast({ severity: 'success', label: ROUTE_WORDS.successLabel, message, close: true });
    },
  });

  return (
    <AuthCard
      form={form}
      words={WORDS}
      intro={
        requestedFor ? (
          <>
            <span>{WORDS.requested[0]}</span>
            <b translate="no">{requestedFor}</b>
            <span>{WORDS.requested[1]}</span>
          </>
        ) : (
          WORDS.intro
        )
      }
      fields={<EmailField form={form} />}
    />
  );
}
