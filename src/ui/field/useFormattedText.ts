import { useRef, type ChangeEvent, type SyntheticEvent } from 'react';
import { plainDigits } from '../../core/text/plainDigits.ts';
import { editFormatted } from './editFormatted.ts';
import { insertText } from './insertText.ts';
import type { TypedFieldProps } from './renderField.tsx';
import { useKeptText } from './useKeptText.ts';

/**
 * Formats an input's text while it is typed, and keeps the caret at the same digit. The parent always receives the
 * formatted text. During a composition, and after undo or redo, the input itself is formatted only once it loses focus.
 */
export function useFormattedText(
  { value, revision, onChange }: Pick<TypedFieldProps, 'value' | 'revision' | 'onChange'>,
  format: (text: string) => string,
) {
  const { input, readReported, report } = useKeptText(value, revision);
  const isWriting = useRef(false);

  const write = (element: HTMLInputElement, inputType: string) => {
    const text = plainDigits(element.value);
    const caret = element.selectionStart ?? text.length;
    const edit = editFormatted({ previous: readReported(), text, caret, inputType, format });
    if (edit.value === element.value) return;
    isWriting.current = true;
    replaceText(element, edit.value);
    isWriting.current = false;
    element.setSelectionRange(edit.caret, edit.caret);
  };
  const publish = (element: HTMLInputElement) => {
    const formatted = format(element.value);
    report(formatted);
    onChange(formatted);
  };

  return {
    ref: input,
    defaultValue: value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (isWriting.current) return;
      const { inputType = '', isComposing = false } = event.nativeEvent as Partial<InputEvent>;
      if (!isComposing && !inputType.startsWith('history')) write(event.target, inputType);
      publish(event.target);
    },
    onCompositionEnd: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
      write(currentTarget, '');
      publish(currentTarget);
    },
    onBlur: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
      const formatted = format(currentTarget.value);
      if (formatted !== currentTarget.value) currentTarget.value = formatted;
    },
  };
}

function replaceText(element: HTMLInputElement, text: string): void {
  if (document.activeElement === element) {
    element.setSelectionRange(0, element.value.length);
    insertText(text);
  }
  if (element.value !== text) element.value = text;
}
