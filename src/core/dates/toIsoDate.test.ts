import { expect, onTestFinished, test, vi } from 'vitest';
import { toIsoDate } from './toIsoDate.ts';

test.each([
  ['UTC', '2024-10-16T00:30:00Z', '2024-10-16'],
  ['America/Los_Angeles', '2024-10-16T00:30:00Z', '2024-10-15'],
  ['America/Los_Angeles', '2024-10-16T06:59:59Z', '2024-10-15'],
  ['Asia/Tokyo', '2024-10-15T14:59:59Z', '2024-10-15'],
  ['Asia/Tokyo', '2024-10-15T15:00:00Z', '2024-10-16'],
  ['Pacific/Kiritimati', '2024-12-31T10:00:00Z', '2025-01-01'],
  ['America/New_York', '2025-03-09T06:59:00Z', '2025-03-09'],
])('in %s, the time %s falls on %s · BAN-16, TRAP-57', (timeZone, moment, day) => {
  vi.stubEnv('TZ', timeZone);
  onTestFinished(() => void vi.unstubAllEnvs());

  expect(toIsoDate(new Date(moment))).toBe(day);
});
