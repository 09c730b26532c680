import { describe, expect, test } from 'vitest';
import type { BannerDate } from '../../tenant/Tenant.ts';
import { chooseBanner, chooseDateBanner } from './chooseBanner.ts';

const VISITOR = { is_logged_in: false, num_logins: 1, web_status: null };

describe('chooseBanner', () => {
  const student = (num_logins: number, web_status: 'started' | 'submitted' | null = 'started') =>
    chooseBanner({ is_logged_in: true, num_logins, web_status });

  test('shows a visitor the preview, whatever their number of logins · BAN-02, TRAP-33', () => {
    expect(chooseBanner(VISITOR)).toBe('preview');
    expect(chooseBanner({ ...VISITOR, num_logins: 3 })).toBe('preview');
  });

  test('shows a visitor the preview, whatever the earlier status was · BAN-02, TRAP-04', () => {
    expect(chooseBanner({ ...VISITOR, web_status: 'submitted' })).toBe('preview');
  });

  test.each([0, 1])('congratulates a student with %i logins · BAN-03', (logins) => {
    expect(student(logins)).toBe('congratulations');
  });

  test.each([2, 3, 5])('welcomes back a student with %i logins · BAN-04, BAN-05', (logins) => {
    expect(student(logins)).toBe('welcomeBack');
  });

  test.each([1, 2, 9])('shows the completion after submission, at %i logins · BAN-06', (logins) => {
    expect(student(logins, 'submitted')).toBe('completion');
  });
});

describe('chooseDateBanner', () => {
  const DATES: BannerDate[] = [
    { date: '2024-10-15', shown: '10/15/2024', statement: 'application deadline' },
    { date: '2024-11-20', shown: '11/20', statement: 'deadline' },
    { date: '2024-12-15', shown: '12/15', statement: 'decision before the holidays' },
    { date: '2025-01-05', shown: '1/5/2025', statement: 'no fee' },
    { date: '2025-02-01', shown: '2/1', statement: 'decision within 2 weeks' },
    { date: '2025-03-01', shown: '3/1', statement: 'deadline' },
    { date: '2025-04-01', shown: '4/1', statement: 'decision within 2 weeks' },
  ];

  test.each([
    ['BAN-08', '2024-10-01', '10/15/2024'],
    ['BAN-16', '2024-10-15', '10/15/2024'],
    ['BAN-09', '2024-10-16', '11/20'],
    ['BAN-16', '2024-11-20', '11/20'],
    ['BAN-10', '2024-11-21', '12/15'],
    ['BAN-11', '2024-12-16', '1/5/2025'],
    ['BAN-12', '2025-01-06', '2/1'],
    ['BAN-13', '2025-02-02', '3/1'],
    ['BAN-14', '2025-03-02', '4/1'],
    ['BAN-15', '2025-04-01', '4/1'],
  ])('%s on %s announces the date %s', (_, today, shown) => {
    expect(chooseDateBanner(DATES, today)?.shown).toBe(shown);
  });

  test.each(['2025-04-02', '2026-10-01'])('announces no date on %s · BAN-15', (today) => {
    expect(chooseDateBanner(DATES, today)).toBeNull();
  });

  test('announces no date if there are none · BAN-15', () => {
    expect(chooseDateBanner([], '2024-10-01')).toBeNull();
  });
});
