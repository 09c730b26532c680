import { expect, test } from 'vitest';
import type { BannerDate } from '../../tenant/Tenant.ts';
import { chooseBanner, chooseDateBanner } from './chooseBanner.ts';

test.each([
  ['a visitor', 'preview', 'BAN-02', false, 1, null],
  ['a visitor with several logins', 'preview', 'TRAP-33', false, 3, null],
  ['a visitor with an earlier status', 'preview', 'TRAP-04', false, 1, 'submitted'],
  ['a student without a counted login', 'congratulations', 'BAN-03', true, 0, 'started'],
  ['a student at the first login', 'congratulations', 'BAN-03', true, 1, 'started'],
  ['a student at the second login', 'welcomeBack', 'BAN-04', true, 2, 'started'],
  ['a student at the fifth login', 'welcomeBack', 'BAN-05', true, 5, 'started'],
  ['a student who submitted at the first login', 'completion', 'BAN-06', true, 1, 'submitted'],
  ['a student who submitted at a later login', 'completion', 'BAN-06', true, 9, 'submitted'],
] as const)('the banner for %s is “%s” · %s', (_, banner, _id, is_logged_in, num_logins, web_status) => {
  expect(chooseBanner({ is_logged_in, num_logins, web_status })).toBe(banner);
});

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
  ['BAN-15', '2025-04-02', undefined],
])('%s: on %s, chooses the date %s · CONST-26', (_, today, shown) => {
  expect(chooseDateBanner(DATES, today)?.shown).toBe(shown);
});
