import { expect, it } from 'vitest';
import { toIsoDate } from '../../core/dates/toIsoDate.ts';
import type { BannerDate } from '../../tenant/Tenant.ts';
import { describeDeadline, endOf, momentOn } from './deadline.ts';

const NOVEMBER = { date: '2024-11-20', shown: '11/20', statement: 'application deadline', isDeadline: true };
const DECEMBER = { date: '2024-12-15', shown: '12/15', statement: 'decision before the holidays' };
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const OWN_TIME_AND_ZONE: Partial<BannerDate> = { time: '17:00', timeZone: 'America/Los_Angeles' };
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

it('on the night of any clock change, a deadline of 23:59 ends with the last minute of its day · BEY-05', () => {
  const wrong: string[] = [];
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    for (let noon = Date.UTC(2024, 0, 1, 12); noon < Date.UTC(2025, 0); noon += DAY) {
      if (clock.format(noon).slice(11) === clock.format(noon + DAY).slice(11)) continue;
      const date = clock.format(noon).slice(0, 10);
      const end = endOf({ ...NOVEMBER, date, timeZone }, OFFICE).getTime();
      const days = [end, end + MINUTE, end + 120 * MINUTE].map((moment) => clock.format(moment).slice(0, 10));
      if (days[0] !== date || days.slice(1).includes(date)) wrong.push(`${date} in ${timeZone}`);
    }
  }
  expect(wrong).toEqual([]);
});

type Chosen = Parameters<typeof describeDeadline>[0];
const describeIt = (deadline: BannerDate, device: string, rest: Partial<Chosen> = {}) => {
  const found = describeDeadline({ dates: [deadline], shown: deadline, office: OFFICE, device, ...rest });
  return found && { ...found, text: found.text.replaceAll('\u00A0', ' ') };
};

it.each([
  ['America/New_York', '11:59 p.m. ET.'],
  ['America/Detroit', '11:59 p.m. ET.'],
  ['America/Chicago', '11:59 p.m. ET, that is 10:59 p.m. where you are.'],
  ['Europe/Berlin', '11:59 p.m. ET, that is 5:59 a.m. on Thursday where you are.'],
  ['Asia/Kolkata', '11:59 p.m. ET, that is 10:29 a.m. on Thursday where you are.'],
  ['Pacific/Auckland', '11:59 p.m. ET, that is 5:59 p.m. on Thursday where you are.'],
  ['America/New_York', '5:00 p.m. PT, that is 8:00 p.m. where you are.', OWN_TIME_AND_ZONE],
])('in the zone %s, the banner says “%s” · BEY-05', (device, words, its: Partial<BannerDate> = {}) => {
  expect(describeIt({ ...NOVEMBER, ...its }, device)?.text).toBe(words);
});

it.each([
  // The banner shows the deadline until the device's midnight.
  ['America/New_York', '2024-11-19T23:59:59-05:00', NOVEMBER, 'open: 11:59 p.m. ET.'],
  ['America/New_York', '2024-11-20T00:00:00-05:00', NOVEMBER, 'last day: 11:59 p.m. ET.'],
  ['America/New_York', '2024-11-20T23:59:59-05:00', NOVEMBER, 'last day: 11:59 p.m. ET.'],
  ['Europe/Berlin', '2024-11-20T05:30:00+01:00', NOVEMBER, 'open: 11:59 p.m. ET, that is 5:59 a.m.'],
  ['America/Los_Angeles', '2024-11-20T20:59:59-08:00', NOVEMBER, 'last day: 11:59 p.m. ET, that is 8:59'],
  ['America/Los_Angeles', '2024-11-20T21:00:00-08:00', NOVEMBER, 'over: This deadline ended at 11:59 p.m.'],
  // East of the office, it is over on the device before it is over at the office.
  ['Europe/Berlin', '2024-11-21T00:00:00+01:00', DECEMBER, 'last day: The deadline of 11/20 is open'],
  ['Europe/Berlin', '2024-11-21T05:59:59+01:00', null, 'last day: The deadline of 11/20 is open'],
  ['Pacific/Kiritimati', '2024-11-21T12:00:00+14:00', DECEMBER, 'last day: The deadline of 11/20 is open'],
  ['Europe/Berlin', '2024-11-21T06:00:00+01:00', DECEMBER, 'none: '],
  ['America/New_York', '2024-11-21T00:00:00-05:00', null, 'none: '],
])(
  'in the zone %s at %s, the hour and the last day follow the deadline’s own zone · BEY-05',
  (device, moment, shown, expected) => {
    const found = describeIt(NOVEMBER, device, { dates: [NOVEMBER, DECEMBER], shown, now: new Date(moment) });

    const state = found?.isOver ? 'over' : found?.isLastDay ? 'last day' : found ? 'open' : 'none';
    expect(`${state}: ${found?.text ?? ''}`).toContain(expected);
  },
);

it('the moment is now, or three o’clock on the day that the mock takes as today · BEY-05', () => {
  expect(momentOn('2024-02-29')).toEqual(new Date(2024, 1, 29, 15));
  expect(Math.abs(momentOn(toIsoDate(new Date())).getTime() - Date.now())).toBeLessThan(60_000);
});
