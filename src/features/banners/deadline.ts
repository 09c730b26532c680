import { toIsoDate } from '../../core/dates/toIsoDate.ts';
import { BANNER_WORDS } from './bannerWords.ts';
import type { BannerDate, School } from '../../tenant/Tenant.ts';

/** When a deadline ends unless its tenant says otherwise. */
const END_OF_DAY = '23:59';
/** The minute that a deadline names belongs to it, in ms. */
const LAST_MINUTE = 60_000;
const DAY_MS = 86_400_000;

type Contact = Pick<School['contact'], 'timeZone'>;

/**
 * Returns the moment at which a deadline ends: its time in its zone, by default one minute to midnight at the office. A
 * clock that is put back that night shows the time twice, and the second time counts.
 */
export function endOf({ date, time = END_OF_DAY, timeZone }: BannerDate, office: Contact): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const zone = timeZone ?? office.timeZone;
  // Where the clock is behind the most, as on the day before or after, it shows this time last.
  const behind = Math.max(...[wanted - DAY_MS, wanted + DAY_MS].map((near) => near - clockAt(near, zone)));
  const end = wanted + behind;
  // On the other side of a change, it shows another time; a time that it skips has passed with the hour before.
  return new Date(end + (wanted - clockAt(end, zone)));
}

/** Returns what a zone's clock shows at a moment, as if it were UTC. Swedish dates are ISO dates. */
function clockAt(moment: number, timeZone: string): number {
  return Date.parse(`${new Date(moment).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
}

interface Chosen {
  dates: readonly BannerDate[];
  /** The date that the banner shows. It follows the device's calendar. */
  shown: BannerDate | null;
  office: Contact;
  /** The present moment; undefined on a prerendered page. */
  now?: Date;
  /** The device's time zone, for tests. */
  device?: string;
}

/**
 * Says when a deadline ends. This follows the zone of the deadline: east of it, a deadline is still open when the banner
 * already shows the next date, and west of it, the banner still shows one that is over.
 */
export function describeDeadline({ dates, shown, office, now, device }: Chosen) {
  const isOver = (date: BannerDate) =>
    now !== undefined && now.getTime() >= endOf(date, office).getTime() + LAST_MINUTE;
  const earlier = dates.slice(0, shown ? dates.indexOf(shown) : undefined);
  const open = now && earlier.find((date) => date.isDeadline && !isOver(date));
  const deadline = open ?? shown;
  if (!deadline?.isDeadline) return null;

  const end = describeEnd(deadline, office, device);
  const isLate = deadline === shown && isOver(deadline);
  const today = now?.toLocaleDateString('sv-SE', { timeZone: deadline.timeZone ?? office.timeZone });
  return {
    deadline,
    text: open ? BANNER_WORDS.open(open.shown, end) : isLate ? BANNER_WORDS.over(end) : end,
    isOver: isLate,
    isLastDay: !isLate && today === deadline.date,
  };
}

/**
 * Returns the present moment. If the form takes another day as today, as in the mock, it is three o'clock, when it is
 * that day at the office too, for almost every device.
 */
export function momentOn(today: string): Date {
  const now = new Date();
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return toIsoDate(now) === today ? now : new Date(year, month - 1, day, 15);
}

/**
 * Says when a deadline ends: in its own zone and, where the device's clock shows another time, in the device's.
 * @param device the device's time zone, for tests.
 */
function describeEnd(date: BannerDate, office: Contact, device?: string): string {
  const end = endOf(date, office);
  const timeZone = date.timeZone ?? office.timeZone;
  const here = { timeZone: device };
  const there = write(end, { timeZone, timeZoneName: 'shortGeneric' });
  if (clock(end, here) === clock(end, { timeZone })) return BANNER_WORDS.end(there);
  const day = (zone: Intl.DateTimeFormatOptions) =>
    end.toLocaleDateString('en-US', { ...zone, weekday: 'long' });
  const time = write(end, here);
  return BANNER_WORDS.end(
    there,
    day(here) === day({ timeZone }) ? time : BANNER_WORDS.onDay(time, day(here)),
  );
}

const clock = (moment: Date, zone: Intl.DateTimeFormatOptions) => moment.toLocaleString('en-US', zone);

/** Writes a time as '11:59 p.m. ET', unbroken before the 'p.m.'. */
function write(moment: Date, zone: Intl.DateTimeFormatOptions): string {
  return moment
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', ...zone })
    .replace(/\s?([AP])M/, (_, letter: string) => `\u00A0${letter.toLowerCase()}.m.`);
}
