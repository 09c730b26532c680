import { CARD_WORDS } from './cards/cardWords.ts';
import { judgePassword } from './cards/passwordRules.ts';
import { PasswordInput, PasswordRequirements } from '../../ui/index.ts';
import type { AuthForm } from './useAuthForm.ts';

interface NewPasswordFieldProps {
  label: string;
  form: Pick<AuthForm<'password'>, 'values' | 'errors' | 'change' | 'wasBlocked'>;
}

const BLOCKED = [CARD_WORDS.weakPassword];
const TOO_LONG = [CARD_WORDS.passwordTooLong];

/**
 * Asks for a new password and shows live what it still needs.
 *
 * The rows are the schema's messages. The field repeats none of them: it says at once that a password is too long,
 * for which there is no row, and the rest after a blocked submit.
 */
export function NewPasswordField({ label, form }: NewPasswordFieldProps) {
  const problems = form.errors.password;
  const blocked = form.wasBlocked && problems ? BLOCKED : undefined;
  return (
    <div className="app-auth-card__new-password">
      <PasswordInput
        id="password"
        label={label}
        autoComplete="new-password"
        describedBy="password-requirements"
        value={form.values.password}
        errors={problems?.includes(CARD_WORDS.passwordTooLong) ? TOO_LONG : blocked}
        onChange={form.change.password}
      />
      <PasswordRequirements id="password-requirements" rows={judgePassword(form.values.password)} />
    </div>
  );
}
