import { useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { CONFIRM_PATH } from '../../routes/paths.ts';
import { CARD_WORDS } from './cards/cardWords.ts';
import { isEmail } from '../../core/text/isEmail.ts';
import { useSessions } from '../../session/index.ts';
import { focusControl, LinkButton, showToast } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import type { AuthForm } from './useAuthForm.ts';

/** Sends a new code to the typed address and navigates to the confirm card. */
export function ResendToConfirm({ form }: { form: Pick<AuthForm<'username'>, 'read' | 'run' | 'pending'> }) {
  const { sdk } = useSessions();
  const navigate = useNavigate();

  const resend = () => {
    const { username } = form.read();
    if (!isEmail(username)) {
      showToast({
        severity: 'error',
        label: CARD_WORDS.resendErrorLabel,
        message: CARD_WORDS.resendNeedsEmail,
      });
      focusControl('username');
      return;
    }
    void form.run({
      action: 'resend',
      call: () => sdk.resendConfirmation({ username }),
      done: ({ message }) => {
        const state: NavigationState = { username, message: { severity: 'success', text: message } };
        return navigate(CONFIRM_PATH, { state });
      },
    });
  };

  return (
    <LinkButton aria-disabled={form.pending === 'resend' || undefined} onClick={resend}>
      {AUTH_WORDS.resend}
    </LinkButton>
  );
}
