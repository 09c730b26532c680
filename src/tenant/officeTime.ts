import { school } from './chosenTenant.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: school.contact.timeZone,
  timeZoneName: 'short',
});

/**
 * Formats a moment for people, in the office's time zone, which it names.
 *
 * The office's, because deadlines are in it, and because the PDF copy is printed on a server: in UTC, an evening in
 * November would be the next day.
 *
 * @param timestamp ISO date and time.
 */
export function officeTime(timestamp: string): string {
  return MOMENT.format(new Date(timestamp));
}
