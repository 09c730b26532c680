import { expect, test } from 'vitest';
import { yearsBefore } from './yearsBefore.ts';

test.each([
  ['2025-06-01', 18, '2007-06-01'],
  ['2025-06-01', 13, '2012-06-01'],
  ['2025-06-01', 0, '2025-06-01'],
  ['2024-02-29', 18, '2006-02-28'],
  ['2024-02-29', 4, '2020-02-29'],
  ['2000-02-29', 100, '1900-02-28'],
  ['2400-02-29', 400, '2000-02-29'],
  ['2012-12-31', 13, '1999-12-31'],
])('row 8: %s minus %i years is %s', (day, years, earlier) => {
  expect(yearsBefore(day, years)).toBe(earlier);
});
