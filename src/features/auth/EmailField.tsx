import { EMAIL_MAX_LENGTH } from '../../core/constants.ts';
import { cleanEmail } from '../../core/text/cleanEmail.ts';
import { TextInput } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import type { AuthForm } from './useAuthForm.ts';

interface EmailFieldProps {
  form: Pick<AuthForm<'username'>, 'values' | 'errors' | 'change'>;
  describedBy?: string;
}

/** The input for the username, which is an e-mail address. */
export function EmailField({ form, describedBy }: EmailFieldProps) {
  return (
    <TextInput
      id="username"
      label={AUTH_WORDS.fields.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={EMAIL_MAX_LENGTH}
      clean={cleanEmail}
      describedBy={describedBy}
      value={form.values.username}
      errors={form.errors.username}
      onChange={(typed) => form.change('username', typed)}
    />
  );
}
