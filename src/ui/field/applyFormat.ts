import type { ChangeEvent } from 'react';
import { editFormatted } from './editFormatted.ts';

/**
 * Reformats an input from inside its change event and keeps the caret by its digit.
 *
 * The element is written before React renders: React then finds its value in place and leaves the caret alone,
 * so no layout effect is needed.
 */
export function applyFormat(
  event: ChangeEvent<HTMLInputElement>,
  previous: string,
  format: (text: string) => string,
): string {
  const input = event.target;
  const text = input.value;
  const edit = editFormatted({
    previous,
    text,
    caret: input.selectionStart ?? text.length,
    inputType: (event.nativeEvent as Partial<InputEvent>).inputType ?? '',
    format,
  });
  if (edit.value !== text) {
    input.value = edit.value;
    input.setSelectionRange(edit.caret, edit.caret);
  }
  return edit.value;
}
