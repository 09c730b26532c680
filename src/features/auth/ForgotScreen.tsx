import { SUCCESS_LABEL } from '../../core/auth/authMessages.ts';
import { FORGOT_CARD } from '../../core/auth/cards.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { showToast } from '../../ui/index.ts';
import { CardForm } from './CardForm.tsx';
import { CardFrame } from './CardFrame.tsx';
import { CardQuestion } from './CardQuestion.tsx';
import { EmailField } from './EmailField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useHandedUsername } from './useHandedUsername.ts';

/** Asks for a link to set a new password. Spec §2 "Auth pages", AUTH-17 to AUTH-19, AUTH-29. */
export function ForgotScreen() {
  const { sdk } = useApplicant();
  const form = useAuthForm({
    card: FORGOT_CARD,
    initial: { username: useHandedUsername() },
    call: (values) => sdk.forgotPassword(values),
    done: ({ message }) => showToast({ severity: 'success', label: SUCCESS_LABEL, message, close: true }),
  });

  return (
    <CardFrame
      name={form.name}
      title="Forgot Password"
      intro="We’ll email you a link to set a new one."
      footer={
        <CardQuestion question="Remembered your password?" to="/login" username={form.values.username}>
          Back to login
        </CardQuestion>
      }
    >
      <CardForm form={form}>
        <EmailField form={form} />
      </CardForm>
    </CardFrame>
  );
}
