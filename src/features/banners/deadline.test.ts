import { expect, it } from 'vitest';
import { describeEnd, endOf } from './deadline.ts';

const NOVEMBER = { date: '2024-11-20', shown: '11/20', statement: 'application deadline', isDeadline: true };
const OFFICE = { timeZone: 'America/New_York' };

it.each([
  ['2024-11-20', undefined, undefined, '2024-11-21T04:59:00.000Z'],
  ['2024-10-15', undefined, undefined, '2024-10-16T03:59:00.000Z'],
  ['2024-11-20', '17:00', undefined, '2024-11-20T22:00:00.000Z'],
  ['2024-11-20', '17:00', 'America/Los_Angeles', '2024-11-21T01:00:00.000Z'],
  ['2024-11-20', '17:30', 'Asia/Kolkata', '2024-11-20T12:00:00.000Z'],
  // The clocks go back at two o'clock on the first of these days, and forward on the second.
  ['2024-11-03', undefined, undefined, '2024-11-04T04:59:00.000Z'],
  ['2025-03-09', undefined, undefined, '2025-03-10T03:59:00.000Z'],
  ['2025-03-09', '01:30', undefined, '2025-03-09T06:30:00.000Z'],
])('the deadline of %s at %s in the zone %s ends at %s · BEY-05', (date, time, timeZone, end) => {
  expect(endOf({ ...NOVEMBER, date, time, timeZone }, OFFICE).toISOString()).toBe(end);
});

it.each([
  ['America/New_York', '11:59 p.m. ET.'],
  ['America/Detroit', '11:59 p.m. ET.'],
  ['America/Chicago', '11:59 p.m. ET, that is 10:59 p.m. where you are.'],
  ['Europe/Berlin', '11:59 p.m. ET, that is 5:59 a.m. on Thursday where you are.'],
  ['Asia/Kolkata', '11:59 p.m. ET, that is 10:29 a.m. on Thursday where you are.'],
  ['Pacific/Auckland', '11:59 p.m. ET, that is 5:59 p.m. on Thursday where you are.'],
])('in the zone %s, the banner says “%s” · BEY-05', (device, words) => {
  expect(describeEnd(NOVEMBER, OFFICE, device)).toBe(words);
});

it('a tenant’s own time and zone are named · BEY-05', () => {
  const early = { ...NOVEMBER, time: '17:00', timeZone: 'America/Los_Angeles' };

  expect(describeEnd(early, OFFICE, 'America/New_York')).toBe(
    '5:00 p.m. PT, that is 8:00 p.m. where you are.',
  );
});
