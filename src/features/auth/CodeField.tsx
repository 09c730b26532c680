import { readCode } from './cards/cleanCode.ts';
import { TextInput } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import type { AuthForm } from './useAuthForm.ts';

/**
 * The input for the e-mailed confirmation code.
 *
 * It has no `maxlength`: the browser would cut ' 123456' or a pasted sentence before the code can be found in it.
 */
export function CodeField({ form }: { form: Pick<AuthForm<'code'>, 'values' | 'errors' | 'change'> }) {
  return (
    <TextInput
      id="code"
      label={AUTH_WORDS.fields.code}
      hint={AUTH_WORDS.fields.codeHint}
      look="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={null}
      format={(text, caret) => readCode(text, form.values.code, caret)}
      value={form.values.code}
      errors={form.errors.code}
      onChange={(code) => form.change('code', code)}
    />
  );
}
