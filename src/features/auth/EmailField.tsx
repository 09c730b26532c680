import { EMAIL_MAX_LENGTH } from '../../core/constants.ts';
import { TextInput } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import type { AuthForm } from './useAuthForm.ts';

/** Asks for the address a person signs in with: 254 characters, not the 45 of other texts. */
export function EmailField({ form }: { form: Pick<AuthForm<'username'>, 'values' | 'errors' | 'change'> }) {
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
