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

const [SSN, PHONE] = [formatSsn, formatPhone];

test.each([
  ['adding a hyphen', SSN, '123', '1234|', 'insertText', '123-4|'],
  ['typing in the middle', SSN, '123-45', '129|3-45', 'insertText', '129|-34-5'],
  ['ignoring a letter', SSN, '123-45', '12x|3-45', 'insertText', '12|3-45'],
  ['deleting back over a hyphen', SSN, '123-45-6789', '123|45-6789', 'deleteContentBackward', '12|4-56-789'],
  [
    'deleting forward over a hyphen',
    SSN,
    '123-45-6789',
    '123|45-6789',
    'deleteContentForward',
    '123|-56-789',
  ],
  ['emptying the field', SSN, '1', '|', 'deleteContentBackward', '|'],
  ['deleting a space of a foreign number', PHONE, '+44 20', '+44|20', 'deleteContentBackward', '+44|20'],
  ['pasting a country code', PHONE, '', '+1 814| 555 0142', 'insertFromPaste', '(814|) 555-0142'],
  ['typing in the middle', PHONE, '(814) 555-014', '(8914|) 555-014', 'insertText', '(891) 4|55-5014'],
  ['deleting back over the bracket', PHONE, '(814) 555', '(814| 555', 'deleteContentBackward', '(81|5) 55'],
])('when %s, the caret stays next to the same digit · TRAP-56', (_, format, from, typed, by, to) => {
  expect(edit(from, typed, by, format)).toBe(to);
});
