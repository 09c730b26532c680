import { EMAIL_MAX_LENGTH } from '../../core/constants.ts';
import { TextInput } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import type { AuthForm } from './useAuthForm.ts';

interface EmailFieldProps {
  form: Pick<AuthForm<'username'>, 'values' | 'errors' | 'change'>;
}

/** Asks for the address a person signs in with: 254 characters, not the 45 of other texts. */
export function EmailField({ form }: EmailFieldProps) {
  return (
    <TextInput
      id="username"
      label={AUTH_WORDS.fields.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={EMAIL_MAX_LENGTH}
      value={form.values.username}
      errors={form.errors.username}
      onChange={(typed) => form.change('username', typed)}
    />
  );
}
