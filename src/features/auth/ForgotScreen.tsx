import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import { FORGOT_CARD } from './cards/cards.ts';
import { useSessionHost } from '../../session/SessionHostContext.ts';
import { showToast } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import { CardForm } from './CardForm.tsx';
import { CardFrame } from './CardFrame.tsx';
import { CardQuestion } from './CardQuestion.tsx';
import { EmailField } from './EmailField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useHandedUsername } from './handOver.ts';

const WORDS = AUTH_WORDS.forgot;

/** Asks for a link to set a new password. Spec §2 "Auth pages". */
export function ForgotScreen() {
  const { sdk } = useSessionHost();
  const form = useAuthForm({
    card: FORGOT_CARD,
    initial: { username: useHandedUsername() },
    call: (values) => sdk.forgotPassword(values),
    done: ({ message }) =>
      showToast({ severity: 'success', label: SHARED_WORDS.successLabel, message, close: true }),
  });

  return (
    <CardFrame
      name={form.name}
      title={WORDS.title}
      intro={WORDS.intro}
      footer={
        <CardQuestion question={WORDS.question} to="/login" username={form.values.username}>
          {SHARED_WORDS.backToLogin}
        </CardQuestion>
      }
    >
      <CardForm form={form}>
        <EmailField form={form} />
      </CardForm>
    </CardFrame>
  );
}
