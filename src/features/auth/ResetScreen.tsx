import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { FORGOT_PATH, LOGIN_PATH } from '../../routes/paths.ts';
import { RESET_CARD } from './cards/cards.ts';
import { cardErrorLabel } from './cards/cardNameWords.ts';
import { CARD_WORDS } from './cards/cardWords.ts';
import { isErrorOf, ServerError, useSessions } from '../../session/index.ts';
import { RevealInput, showToast, useIsLive } from '../../ui/index.ts';
import { AuthCard } from './AuthCard.tsx';
import { AUTH_WORDS } from './authWords.ts';
import { CardLink } from './CardLink.tsx';
import { usernameState } from './usernameState.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useResetLink } from './useResetLink.ts';

const WORDS = AUTH_WORDS.reset;

/** Sets a new password with the link from an e-mail. Spec §2 "Auth pages". */
export function ResetScreen() {
  const { sdk } = useSessions();
  const navigate = useNavigate();
  const link = useResetLink();
  const isLive = useIsLive();
  const [isReplyLost, setIsReplyLost] = useState(false);
  const form = useAuthForm({
    card: RESET_CARD,
    initial: { ...link, password: '', confirm_password: '' },
    call: async (values) => {
      try {
        return await sdk.resetPassword(values).catch((error: unknown) => {
          // A mail program may have added the `=` or `=20` at its end (quoted-printable).
          const id = values.id.replace(/(=([\dA-F]{2})?)+$/i, '');
          const isRejected = isErrorOf('resetPassword', error) && error.code === 'link_rejected';
          if (!isRejected || id === values.id) throw error;
          return sdk.resetPassword({ ...values, id });
        });
      } catch (error) {
        if (isErrorOf('resetPassword', error)) {
          // Without a valid reply, the password may or may not have been changed.
          if (error.isNetworkError || error.isWrongShape || Number(error.status) >= 500) setIsReplyLost(true);
          else if (isReplyLost && error.code === 'link_rejected')
            throw new ServerError(WORDS.mayBeChanged, { cause: error });
        }
        throw error;
      }
    },
    done: ({ message }, { username }) => {
      // A new password ends all of the applicant's sessions, including this browser's.
      const ended = { rejected: true, message: { severity: 'success', text: message } } as const;
      const state: NavigationState = { username, ...ended };
      return navigate(LOGIN_PATH, { state, replace: true });
    },
    onBlocked: ({ id, username }) => {
      if (!id && !username) return;
      showToast({
        severity: 'error',
        label: cardErrorLabel(RESET_CARD.name),
        message: CARD_WORDS.incompleteLink,
        link: (
          <Link to={FORGOT_PATH} state={usernameState(link.username)}>
            {AUTH_WORDS.requestNewLink}
          </Link>
        ),
      });
    },
  });

  // The link's values have no fields, so their errors are not counted.
  const errors = { ...form.errors, username: undefined, id: undefined };
  return (
    <AuthCard
      form={{ ...form, errors }}
      words={WORDS}
      intro={link.id && link.username ? isReplyLost && WORDS.mayBeChanged : isLive && WORDS.reopenLink}
      fields={
        <>
          {/* Identifies the account to password managers. */}
          <input type="text" autoComplete="username" value={isLive ? link.username : ''} readOnly hidden />
          <NewPasswordField form={form} label={AUTH_WORDS.fields.newPassword} />
          <RevealInput
            id="confirm_password"
            label={AUTH_WORDS.fields.confirmPassword}
            errors={form.errors.confirm_password}
            inputProps={{
              autoComplete: 'new-password',
              value: form.values.confirm_password,
              onChange: ({ target }) => form.change('confirm_password', target.value),
            }}
          />
        </>
      }
    >
      <div className="app-auth-card__row">
        <CardLink to={FORGOT_PATH} username={link.username}>
          {AUTH_WORDS.requestNewLink}
        </CardLink>
      </div>
    </AuthCard>
  );
}
