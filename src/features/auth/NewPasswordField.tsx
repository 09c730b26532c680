import { CARD_WORDS } from '../../core/auth/cardWords.ts';
import { judgePassword } from '../../core/auth/passwordRules.ts';
import { PasswordInput, PasswordRequirements } from '../../ui/index.ts';
import type { AuthForm } from './useAuthForm.ts';

interface NewPasswordFieldProps {
  label: string;
  form: Pick<AuthForm<'password'>, 'values' | 'errors' | 'change' | 'wasBlocked'>;
}

const BLOCKED = [CARD_WORDS.weakPassword];

/**
 * Asks for a new password and shows live what it still needs. AUTH-12, AUTH-32 to AUTH-34.
 *
 * The rows are the schema's messages; the field repeats none of them, and speaks only after a blocked submit.
 */
export function NewPasswordField({ label, form }: NewPasswordFieldProps) {
  return (
    <div className="app-auth-card__new-password">
      <PasswordInput
        id="password"
        label={label}
        autoComplete="new-password"
        describedBy="password-requirements"
        value={form.values.password}
        errors={form.wasBlocked && form.errors.password ? BLOCKED : undefined}
        onChange={form.change.password}
      />
      <PasswordRequirements id="password-requirements" rows={judgePassword(form.values.password)} />
    </div>
  );
}
