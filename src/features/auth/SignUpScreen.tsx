import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { CONFIRM_PATH, LOGIN_PATH } from '../../routes/paths.ts';
import { SIGN_UP_CARD } from './cards/cards.ts';
import { carriedForm, useSessions } from '../../session/index.ts';
import { useIsLive } from '../../ui/index.ts';
import { AuthCard } from './AuthCard.tsx';
import { AUTH_WORDS } from './authWords.ts';
import { CardLink } from './CardLink.tsx';
import { EmailField } from './EmailField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { ResendToConfirm } from './ResendToConfirm.tsx';
import { SignedInNote } from './SignedInNote.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useUsernameFromState } from './usernameState.ts';

const WORDS = AUTH_WORDS.signUp;

/** Creates an account. Spec §2 "Auth pages". */
export function SignUpScreen() {
  const sessions = useSessions();
  const navigate = useNavigate();
  const hasAnswers = useHasAnswers();
  const form = useAuthForm({
    card: SIGN_UP_CARD,
    initial: { username: useUsernameFromState(), password: '' },
    call: (values) => sessions.sdk.signUp(values),
    done: (_reply, { username }) => navigate(CONFIRM_PATH, { state: { username } satisfies NavigationState }),
  });

  return (
    <AuthCard
      form={form}
      words={WORDS}
      intro={hasAnswers && WORDS.intro}
      above={<SignedInNote />}
      fields={
        <>
          <EmailField form={form} isNew />
          <NewPasswordField form={form} label={AUTH_WORDS.fields.password} />
        </>
      }
      footer={[LOGIN_PATH, AUTH_WORDS.login.title]}
    >
      {form.failure?.status === 409 && (
        <div>
          <p>{WORDS.accountExists}</p>
          <div className="app-auth-card__row">
            <CardLink to={LOGIN_PATH} username={form.values.username}>
              {WORDS.goToLogin}
            </CardLink>
            <ResendToConfirm form={form} />
          </div>
        </div>
      )}
    </AuthCard>
  );
}

/** Returns whether there were carried answers when the card opened; false until hydration. */
function useHasAnswers(): boolean {
  const sessions = useSessions();
  const state = useLocation().state as NavigationState | null;
  const [hasTyped] = useState(() => carriedForm(sessions.now) !== null);
  return useIsLive() && (hasTyped || Boolean(state?.carried));
}
