import { expect, test } from 'vitest';
import { editFormatted } from './editFormatted.ts';
import { formatPhone } from './formatPhone.ts';
import { formatSsn } from './formatSsn.ts';

/** Simulates an edit, with '|' as the caret. */
function edit(previous: string, typed: string, inputType: string, format: (text: string) => string): string {
  const caret = typed.indexOf('|');
  const result = editFormatted({ previous, text: typed.replace('|', ''), caret, inputType, format });
  return `${result.value.slice(0, result.caret)}|${result.value.slice(result.caret)}`;
}

test.each([
  ['adds a hyphen', '123', '1234|', 'insertText', '123-4|'],
  ['types in the middle', '123-45', '129|3-45', 'insertText', '129|-34-5'],
  ['ignores a letter', '123-45', '12x|3-45', 'insertText', '12|3-45'],
  ['deletes back over a hyphen', '123-45-6789', '123|45-6789', 'deleteContentBackward', '12|4-56-789'],
  ['deletes forward over a hyphen', '123-45-6789', '123|45-6789', 'deleteContentForward', '123|-56-789'],
  ['empties', '1', '|', 'deleteContentBackward', '|'],
])('the caret stays next to the same digit of an SSN: %s · TRAP-56', (_, from, typed, by, to) => {
  expect(edit(from, typed, by, formatSsn)).toBe(to);
});

test.each([
  ['deletes a blank of a foreign number', '+44 20', '+44|20', 'deleteContentBackward', '+44|20'],
  ['drops a pasted country code', '', '+1 814 555 0142|', 'insertFromPaste', '(814) 555-0142|'],
  ['types in the middle', '(814) 555-014', '(8914|) 555-014', 'insertText', '(891) 4|55-5014'],
  ['deletes back over the bracket', '(814) 555', '(814| 555', 'deleteContentBackward', '(81|5) 55'],
])('the caret stays next to the same digit of a phone number: %s · TRAP-56', (_, from, typed, by, to) => {
  expect(edit(from, typed, by, formatPhone)).toBe(to);
});
