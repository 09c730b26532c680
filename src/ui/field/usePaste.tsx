import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { Markup } from '../Markup.ts';
import { UI_WORDS } from '../uiWords.ts';
import { plainDigits } from '../../core/text/plainDigits.ts';
import { insertText } from './insertText.ts';

export interface PasteSettings {
  /** Cleans text pasted at the start of the field, in the same way as leaving the field or a submit does. */
  clean?: (text: string) => string;
  /** The format of a digits-only field, which may be shorter than `maxlength`. */
  format?: (text: string) => string;
}

/**
 * Cleans pasted or dropped text before the browser limits its length, so that a number with a space before it does not
 * lose its last digit, and notes if part of it has been cut off.
 * @returns handlers for the control or its container, and a note to render below it with the id `noteId`.
 */
export function usePaste(id: string, { clean, format }: PasteSettings = {}) {
  /** `count` is the key of the note, so that each one is announced. */
  const [cuts, setCuts] = useState({ count: 0, isShown: false });
  const noteId = `${id}-cut`;

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const field = event.target;
    const text = data.getData('text').replace(/\r\n?/g, '\n');
    if (event.isDefaultPrevented() || !isField(field) || text === '') return;
    // An e-mail field does not expose its caret.
    const start = field.selectionStart ?? field.value.length;
    const end = field.selectionEnd ?? start;
    const isMoved = event.type === 'drop' && end > start && field.value.slice(start, end) === text;
    const fits = field.value.length - (end - start) + text.length <= field.maxLength;
    const line = field instanceof HTMLInputElement ? text.replaceAll('\n', ' ') : text;
    // In the middle of the text, a leading space may separate two words.
    const pasted = start > 0 && field.selectionStart !== null ? line.trimEnd() : line.trim();
    const cleaned = start > 0 ? pasted : ((format ?? clean)?.(pasted) ?? pasted);
    const isWhole = start === 0 && end === field.value.length;
    const needsCleaning = format || (clean && isWhole && cleaned !== text);
    if (isMoved || field.maxLength < 0 || (fits && !needsCleaning)) return;
    event.preventDefault();
    field.focus();
    insertText(cleaned);
    const isCut = format ? !holdsDigits(field.value, pasted) : !field.value.includes(cleaned);
    setCuts(({ count }) => ({ count: count + 1, isShown: isCut }));
  };

  const note: Markup = cuts.isShown && (
    <p className="app-field__count" id={noteId} role="alert" key={cuts.count}>
      {UI_WORDS.field.cut}
    </p>
  );
  return {
    note,
    noteId: cuts.isShown ? noteId : '',
    handlers: {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      onInput: () => cuts.isShown && setCuts({ ...cuts, isShown: false }),
    },
  };
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Returns whether all pasted digits were kept, except for a country code before ten digits. */
function holdsDigits(value: string, pasted: string): boolean {
  const digits = (text: string) => plainDigits(text).replace(/\D/g, '');
  return digits(value).includes(digits(pasted).replace(/^(00)?1(?=\d{10}$)/, ''));
}
