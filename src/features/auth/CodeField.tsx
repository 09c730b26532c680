import type { SyntheticEvent } from 'react';
import { readCode } from './cards/cleanCode.ts';
import { TextInput } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';
import type { AuthForm } from './useAuthForm.ts';

/**
 * The input for the e-mailed confirmation code, which is cleaned on every input. It has no `maxlength`, because the
 * browser would truncate ' 123456' or a pasted sentence before the code could be found in it.
 */
export function CodeField({ form }: { form: Pick<AuthForm<'code'>, 'values' | 'errors' | 'change'> }) {
  const clean = ({ target, nativeEvent }: SyntheticEvent) => {
    const { isComposing } = nativeEvent as Partial<InputEvent>;
    if (target instanceof HTMLInputElement && !isComposing) cleanInput(target, form.values.code);
  };

  return (
    // Runs before the field's own handler, which then reports the cleaned text.
    <div
      onChangeCapture={clean}
      onCompositionEnd={(event) => {
        clean(event);
        if (event.target instanceof HTMLInputElement) form.change('code', event.target.value);
      }}
    >
      <TextInput
        id="code"
        label={AUTH_WORDS.fields.code}
        hint={AUTH_WORDS.fields.codeHint}
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={null}
        value={form.values.code}
        errors={form.errors.code}
        onChange={(code) => form.change('code', code)}
      />
    </div>
  );
}

/** Cleans the text of the code's input and keeps the caret after the same digit. */
function cleanInput(element: HTMLInputElement, before: string): void {
  const { value } = element;
  const caret = element.selectionStart ?? value.length;
  const code = readCode(value, before, caret);
  if (code === value) return;
  const newCaret = readCode(value.slice(0, caret)).length;
  element.value = code;
  // WebKit would move the focus to a field that was filled in from elsewhere.
  if (document.activeElement === element) element.setSelectionRange(newCaret, newCaret);
}
