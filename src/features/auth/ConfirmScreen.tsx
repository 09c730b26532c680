import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { LOGIN_PATH, SIGN_UP_PATH } from '../../routes/paths.ts';
import { CONFIRM_CARD } from './cards/cards.ts';
import { useSessions } from '../../session/index.ts';
import { focusControl, LinkButton, showToast, useIsLive } from '../../ui/index.ts';
import { AuthCard } from './AuthCard.tsx';
import { AUTH_WORDS } from './authWords.ts';
import { CardLink } from './CardLink.tsx';
import { CodeField } from './CodeField.tsx';
import { EmailField } from './EmailField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useUsernameFromState } from './usernameState.ts';

const WORDS = AUTH_WORDS.confirm;

/** Confirms an account with the e-mailed code. Spec §2 "Auth pages". */
export function ConfirmScreen() {
  const { sdk } = useSessions();
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as NavigationState | null;
  const fromState = useUsernameFromState();
  // The prerendered page includes the address field.
  const isLive = useIsLive();
  const [asksAddress, setAsksAddress] = useState(!isLive || fromState === '');
  const form = useAuthForm({
    card: CONFIRM_CARD,
    initial: { username: fromState, code: '' },
    call: (values) => sdk.confirmAccount(values),
    done: ({ message }, { username }) => {
      const state: NavigationState = { username, message: { severity: 'success', text: message } };
      return navigate(LOGIN_PATH, { state, replace: true });
    },
  });

  const resend = () => {
    const ready = form.check(['username']);
    if (!ready) return;
    void form.run({
      action: 'resend',
      call: () => sdk.resendConfirmation({ username: ready.username }),
      done: ({ message }) => showToast({ severity: 'success', label: ROUTE_WORDS.successLabel, message }),
    });
  };

  const askAddress = () => {
    flushSync(() => setAsksAddress(true));
    focusControl('username');
    // A reload must not restore the mistyped address.
    void navigate(location, { replace: true, state: { ...state, username: undefined } });
  };

  return (
    <AuthCard
      form={form}
      words={WORDS}
      intro={
        asksAddress ? (
          WORDS.introWithoutAddress
        ) : (
          <>
            <span>{WORDS.intro[0]}</span>
            <b translate="no">{form.values.username}</b>
            <span>{WORDS.intro[1]}</span>
          </>
        )
      }
      fields={
        <>
          {asksAddress && <EmailField form={form} />}
          <CodeField form={form} />
        </>
      }
    >
      <div className="app-auth-card__row">
        <LinkButton aria-disabled={form.pending === 'resend' || undefined} onClick={resend}>
          {AUTH_WORDS.resend}
        </LinkButton>
        {!asksAddress && <LinkButton onClick={askAddress}>{WORDS.anotherAddress}</LinkButton>}
      </div>
      {asksAddress && (
        <p className="app-auth-card__question">
          <span>{`${WORDS.mistyped} `}</span>
          <CardLink to={SIGN_UP_PATH} username={form.values.username}>
            {WORDS.signUpAgain}
          </CardLink>
        </p>
      )}
    </AuthCard>
  );
}
