import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toIsoDate } from './toIsoDate.ts';

describe('toIsoDate', () => {
  let zone: string | undefined;
  beforeEach(() => (zone = process.env.TZ));
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each([
    ['UTC', '2024-10-16T00:30:00Z', '2024-10-16'],
    ['America/Los_Angeles', '2024-10-16T00:30:00Z', '2024-10-15'],
    ['America/Los_Angeles', '2024-10-16T07:00:00Z', '2024-10-16'],
    ['America/Los_Angeles', '2024-10-16T06:59:59Z', '2024-10-15'],
    ['Asia/Tokyo', '2024-10-15T14:59:59Z', '2024-10-15'],
    ['Asia/Tokyo', '2024-10-15T15:00:00Z', '2024-10-16'],
    ['Pacific/Kiritimati', '2024-12-31T10:00:00Z', '2025-01-01'],
    ['America/New_York', '2025-03-09T06:59:00Z', '2025-03-09'],
  ])('in %s, the time %s falls on %s · BAN-16, TRAP-57', (timeZone, moment, day) => {
    process.env.TZ = timeZone;

    expect(toIsoDate(new Date(moment))).toBe(day);
  });

  test('pads the month and the day to two digits', () => {
    expect(toIsoDate(new Date(2025, 0, 5))).toBe('2025-01-05');
  });
});
