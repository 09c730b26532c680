import { EMAIL_MAX_LENGTH } from '../../core/constants.ts';
import { cleanEmail } from '../../core/text/cleanEmail.ts';
import { EmailInput, TextInput } from '../../ui/index.ts';
import { noteInEntry, readEntry } from '../../session/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import type { AuthForm } from './useAuthForm.ts';
import { usernameState } from './usernameState.ts';

interface EmailFieldProps {
  form: Pick<AuthForm<'username'>, 'values' | 'errors' | 'change'>;
  describedBy?: string;
  /** Whether it is a new account's address, about which the field may ask. */
  isNew?: boolean;
}

/** The input for the username, which is an e-mail address. */
export function EmailField({ form, describedBy, isNew }: EmailFieldProps) {
  const change = (typed: string) => {
    form.change('username', typed);
    // A reload, or the way back from another card, shows the address again.
    const username = usernameState(typed)?.username;
    if (username !== readEntry().username) noteInEntry({ username });
  };
  const input = {
    id: 'username',
    label: AUTH_WORDS.fields.email,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'username',
    maxLength: EMAIL_MAX_LENGTH,
    clean: cleanEmail,
    describedBy,
    value: form.values.username,
    errors: form.errors.username,
    onChange: change,
  } as const;
  return isNew ? <EmailInput {...input} onCorrect={change} isForAccount /> : <TextInput {...input} />;
}
