import { expect, test } from 'vitest';
import { plainDigits } from './plainDigits.ts';

test.each([
  ['ordinary', '0123456789'],
  ['full-width', '０１２３４５６７８９'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Hindi', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
  ['Eastern Pwo Karen', '𑛚𑛛𑛜𑛝𑛞𑛟𑛠𑛡𑛢𑛣'],
  ['bold mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
])('converts %s digits to 0–9 · TRAP-56', (_script, digits) => {
  expect(plainDigits(digits)).toBe('0123456789');
});

test.each(['1½', '30 ½', '2²', '①', '⒈', 'Ⅻ'])(
  '“%s” is not a number of these digits, and stays · TRAP-56',
  (text) => {
    expect(plainDigits(text)).toBe(text);
  },
);

test('leaves letters as they are · TRAP-56', () => {
  expect(plainDigits('Zoë, Apt ٤b')).toBe('Zoë, Apt 4b');
});
