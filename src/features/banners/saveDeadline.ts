import type { BannerDate } from '../../tenant/Tenant.ts';
import { school } from '../../tenant/chosenTenant.ts';

/** Downloads a banner date as a calendar file. */
export function saveDeadline(date: BannerDate): void {
  const text = calendarFile(date, school.name, `${window.location.origin}/`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = 'deadline.ics';
  link.click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Returns a calendar file (RFC 5545) with a banner date as an all-day event, which has no time zone. */
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
