import { useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { AUTH_MESSAGES, RESEND_ERROR_LABEL } from '../../core/auth/authMessages.ts';
import { isEmail } from '../../core/auth/emailPattern.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { focusControl, LinkButton, showToast } from '../../ui/index.ts';
import type { AuthForm } from './useAuthForm.ts';

interface ResendToConfirmProps {
  form: Pick<AuthForm<'username'>, 'read' | 'run' | 'pending'>;
}

/** Sends a new code to the typed address and leads to the confirm card. ROUTE-27, AUTH-37, AUTH-39. */
export function ResendToConfirm({ form }: ResendToConfirmProps) {
  const { sdk } = useApplicant();
  const navigate = useNavigate();

  const resend = () => {
    const { username } = form.read();
    if (!isEmail(username)) {
      showToast({ severity: 'error', label: RESEND_ERROR_LABEL, message: AUTH_MESSAGES.resendNeedsEmail });
      focusControl('username');
      return;
    }
    void form.run({
      action: 'resend',
      errorLabel: RESEND_ERROR_LABEL,
      call: () => sdk.resendConfirmation({ username }),
      done: ({ message }) => {
        const state: NavigationState = { username, message: { severity: 'success', text: message } };
        return navigate('/confirm', { state });
      },
    });
  };

  return (
    <LinkButton aria-disabled={form.pending !== null || undefined} onClick={resend}>
      Resend confirmation code?
    </LinkButton>
  );
}
