import { endOf } from './deadline.ts';
import type { BannerDate, School } from '../../tenant/Tenant.ts';
import { school } from '../../tenant/chosenTenant.ts';

/** Downloads a banner date as a calendar file. */
export function saveDeadline(date: BannerDate): void {
  const text = calendarFile(date, school, `${window.location.origin}/`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = 'deadline.ics';
  link.click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

type Named = Pick<School, 'name' | 'contact'>;

/** How long the event of a deadline is, in ms; it ends with the deadline. */
const LENGTH = 30 * 60_000;

/** Returns a calendar file (RFC 5545) with an event that ends with a deadline, and an alarm a day before. */
export function calendarFile(deadline: BannerDate, { name, contact }: Named, address: string): string {
  const { date, statement } = deadline;
  const end = endOf(deadline, contact);
  const day = date.replaceAll('-', '');
  const summary = `${name}: ${statement}`.replace(/[\\;,]/g, '\\$&');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Undergraduate application//EN',
    'BEGIN:VEVENT',
    `UID:${day}@${new URL(address).hostname}`,
    `DTSTAMP:${utc(new Date())}`,
    `DTSTART:${utc(new Date(end.getTime() - LENGTH))}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${summary}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER;RELATED=END:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** Breaks a line that is longer than 75 octets, not within a character. RFC 5545 §3.1. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  return Array.from(line, (character) => {
    const octets = encoder.encode(character).length;
    length += octets;
    if (length <= 75) return character;
    // The blank is the first octet of the next line.
    length = 1 + octets;
    return `\r\n ${character}`;
  }).join('');
}

/** Writes a moment as RFC 5545 does: 20241121T045900Z. */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
