import type { BannerDate } from '../../tenant/Tenant.ts';

/**
 * Returns a calendar file (RFC 5545) with a date of the banner as an event of a whole day, in any time zone.
 *
 * @param school the name of the university.
 * @param address where the application is opened.
 */
export function calendarFile({ date, statement }: BannerDate, school: string, address: string): string {
  const day = date.replaceAll('-', '');
  const summary = `${school}: ${statement}`.replace(/[\\;,]/g, '\\$&');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Undergraduate application//EN',
    'BEGIN:VEVENT',
    `UID:${day}@${new URL(address).hostname}`,
    `DTSTAMP:${day}T000000Z`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${summary}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
