import { expect, it } from 'vitest';
import { officeTime } from './officeTime.ts';

it.each([
  ['2024-11-16T02:46:00Z', 'November 15, 2024 at 9:46 PM EST'],
  ['2024-07-01T16:05:00Z', 'July 1, 2024 at 12:05 PM EDT'],
])('%s is shown as the day and time at the office, with its time zone · PROD-12', (moment, shown) => {
  expect(officeTime(moment)).toBe(shown);
});
