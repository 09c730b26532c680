import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { useStore } from 'zustand';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { CONFIRM_PATH, DEFAULT_PATH, FORGOT_PATH, SIGN_UP_PATH } from '../../routes/paths.ts';
import { LOGIN_CARD } from './cards/cards.ts';
import { cardErrorLabel } from './cards/cardNameWords.ts';
import { isErrorOf, ServerError, useSessions } from '../../session/index.ts';
import { renderNotes, RevealInput, showToast } from '../../ui/index.ts';
import { AuthCard } from './AuthCard.tsx';
import { AUTH_WORDS } from './authWords.ts';
import { CardLink } from './CardLink.tsx';
import { EmailField } from './EmailField.tsx';
import { ResendToConfirm } from './ResendToConfirm.tsx';
import { SignedInNote } from './SignedInNote.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useUsernameFromState } from './usernameState.ts';

const WORDS = AUTH_WORDS.login;
const CARD_ID = 'login';

/** Logs in. Spec §2 "Auth pages". */
export function LoginScreen() {
  const sessions = useSessions();
  const navigate = useNavigate();
  const { carried } = (useLocation().state ?? {}) as NavigationState;
  const { revalidate } = useRevalidator();
  const form = useAuthForm({
    card: LOGIN_CARD,
    initial: { username: useUsernameFromState(), password: '' },
    call: (values) =>
      sessions.logIn(values).catch((error: unknown) => {
        const isWrong = isErrorOf('logIn', error) && error.code === 'bad_credentials';
        if (!isWrong || values.password.trim() === values.password) throw error;
        throw new ServerError(`${error.message} ${WORDS.spaces}`, { cause: error });
      }),
    // Carried answers stay in the history entry, in case the application does not open at once.
    done: () => {
      if (sessions.marker)
        return navigate(DEFAULT_PATH, { replace: true, state: { carried } satisfies NavigationState });
      const label = cardErrorLabel(LOGIN_CARD.name);
      showToast({ severity: 'error', label, message: WORDS.cookiesBlocked });
      return undefined;
    },
    // If the person has gone back to the form, that page stays, with its input (decision 019).
    abandoned: revalidate,
  });
  const { username } = form.values;
  const describedBy = form.problem && `${CARD_ID}-error`;
  const hasUnsaved = useStore(sessions.current, (session) => 'hasUnsaved' in session && session.hasUnsaved);

  return (
    <AuthCard
      form={form}
      words={WORDS}
      above={<SignedInNote />}
      fields={
        <>
          <EmailField form={form} describedBy={describedBy} />
          <RevealInput
            id="password"
            label={AUTH_WORDS.fields.password}
            errors={form.errors.password}
            inputProps={{
              autoComplete: 'current-password',
              value: form.values.password,
              onChange: ({ target }) => form.change('password', target.value),
            }}
            describedBy={describedBy}
          />
          {/* Not a live region, because the toast announces the same text. */}
          {form.problem && renderNotes({ id: CARD_ID, errors: [form.problem] })}
        </>
      }
      footer={[SIGN_UP_PATH, AUTH_WORDS.signUp.title]}
    >
      {hasUnsaved && <p>{WORDS.unsavedAnswers}</p>}
      {isErrorOf('logIn', form.failure) && form.failure.code === 'user_not_confirmed' && (
        <p>
          <span>{`${WORDS.notConfirmed} `}</span>
          <CardLink to={CONFIRM_PATH} username={username}>
            {WORDS.enterCode}
          </CardLink>
        </p>
      )}
      <div className="app-auth-card__row">
        <ResendToConfirm form={form} />
        <CardLink to={FORGOT_PATH} username={username}>
          {WORDS.forgot}
        </CardLink>
      </div>
    </AuthCard>
  );
}
