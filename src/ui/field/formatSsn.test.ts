import { expect, test } from 'vitest';
import { formatSsn } from './formatSsn.ts';

test.each([
  ['', ''],
  ['1', '1'],
  ['123', '123'],
  ['1234', '123-4'],
  ['12345', '123-45'],
  ['123456789', '123-45-6789'],
  ['123 45 6789', '123-45-6789'],
  ['12a3-4b5', '123-45'],
  ['١٢٣٤٥٦٧٨٩', '123-45-6789'],
  ['1234567890', '123-45-6789'],
])('an SSN typed as %j is formatted as %j · ENT-14', (typed, written) => {
  expect(formatSsn(typed)).toBe(written);
});
