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
  { does: 'adds a hyphen', from: '123', typed: '1234|', by: 'insertText', to: '123-4|' },
  { does: 'types in the middle', from: '123-45', typed: '129|3-45', by: 'insertText', to: '129|-34-5' },
  { does: 'ignores a letter', from: '123-45', typed: '12x|3-45', by: 'insertText', to: '12|3-45' },
  {
    does: 'deletes back over a hyphen',
    from: '123-45-6789',
    typed: '123|45-6789',
    by: 'deleteContentBackward',
    to: '12|4-56-789',
  },
  {
    does: 'deletes forward over a hyphen',
    from: '123-45-6789',
    typed: '123|45-6789',
    by: 'deleteContentForward',
    to: '123|-56-789',
  },
  { does: 'empties', from: '1', typed: '|', by: 'deleteContentBackward', to: '|' },
])('the caret of an SSN stays at its digit: $does · TRAP-56', ({ from, typed, by, to }) => {
  expect(edit(from, typed, by, formatSsn)).toBe(to);
});

test.each([
  {
    does: 'deletes a blank of a foreign number, which stays as typed',
    from: '+44 20',
    typed: '+44|20',
    by: 'deleteContentBackward',
    to: '+44|20',
  },
  {
    does: 'drops a pasted country code',
    from: '',
    typed: '+1 814 555 0142|',
    by: 'insertFromPaste',
    to: '(814) 555-0142|',
  },
  {
    does: 'types in the middle',
    from: '(814) 555-014',
    typed: '(8914|) 555-014',
    by: 'insertText',
    to: '(891) 4|55-5014',
  },
  {
    does: 'deletes back over the bracket',
    from: '(814) 555',
    typed: '(814| 555',
    by: 'deleteContentBackward',
    to: '(81|5) 55',
  },
])('the caret of a phone number stays at its digit: $does · TRAP-56', ({ from, typed, by, to }) => {
  expect(edit(from, typed, by, formatPhone)).toBe(to);
});
