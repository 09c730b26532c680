import type { SyntheticEvent } from 'react';
import { CONFIRMATION_CODE_LENGTH } from '../../core/constants.ts';
import { cleanCode, findCode } from './cards/cleanCode.ts';
import { TextInput } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import type { AuthForm } from './useAuthForm.ts';

/**
 * The input for the e-mailed confirmation code.
 *
 * The browser would cut '123 456' to six characters, so typed spaces are removed at once, and pasted or
 * dropped text is handled here.
 */
export function CodeField({ form }: { form: Pick<AuthForm<'code'>, 'values' | 'errors' | 'change'> }) {
  const take = (event: SyntheticEvent, data: DataTransfer) => {
    const text = data.getData('text');
    if (!(event.target instanceof HTMLInputElement) || text === '') return;
    const { value, selectionStart, selectionEnd } = event.target;
    event.preventDefault();
    const start = value.slice(0, selectionStart ?? value.length);
    const end = value.slice(selectionEnd ?? value.length);
    form.change('code', findCode(text) ?? cleanCode(start + text + end));
  };

  return (
    // Runs before the field's own handler, which would warn that the text around the code was cut off.
    <div
      onPasteCapture={(event) => take(event, event.clipboardData)}
      onDropCapture={(event) => take(event, event.dataTransfer)}
    >
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
