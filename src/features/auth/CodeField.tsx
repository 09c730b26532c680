import type { ClipboardEvent } from 'react';
import { CONFIRMATION_CODE_LENGTH } from '../../core/constants.ts';
import { cleanCode, findCode } from './cards/cleanCode.ts';
import { TextInput } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import type { AuthForm } from './useAuthForm.ts';

/**
 * Asks for the code of the mail.
 *
 * The browser would cut '123 456' to six characters, so a typed space goes at once, and pasting is done here.
 */
export function CodeField({ form }: { form: Pick<AuthForm<'code'>, 'values' | 'errors' | 'change'> }) {
  const paste = (event: ClipboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { value, selectionStart, selectionEnd } = event.target;
    const text = event.clipboardData.getData('text');
    event.preventDefault();
    const start = value.slice(0, selectionStart ?? value.length);
    const end = value.slice(selectionEnd ?? value.length);
    form.change('code', findCode(text) ?? cleanCode(start + text + end));
  };

  return (
    <div onPaste={paste}>
      <TextInput
        id="code"
        label={AUTH_WORDS.fields.code}
        hint={AUTH_WORDS.fields.codeHint}
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={CONFIRMATION_CODE_LENGTH}
        value={form.values.code}
        errors={form.errors.code}
        onChange={(typed) => form.change('code', cleanCode(typed))}
      />
    </div>
  );
}
