import { expect, it } from 'vitest';
import { ARRIVALS } from './arrivals.ts';

it.each([
  ['choice', undefined],
  ['inactivity', 'You have been automatically logged out due to inactivity.'],
  ['rejected', 'Your session is invalid. Please clear your cookies and login again.'],
] as const)(
  'after a session has ended for the reason “%s”, the login card shows: %s · ERR-09, TRAP-24, TRAP-45',
  (reason, text) => {
    expect(ARRIVALS[reason].message).toEqual(text && { severity: 'error', text });
  },
);

it('the login card shows an error after another person has logged in · TRAP-35', () => {
  expect(ARRIVALS.replaced.message).toMatchObject({ severity: 'error' });
});
