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
 * Formats a timestamp in the office's time zone, and names the zone.
 *
 * Deadlines are in that zone, and the server that prints the PDF copy may be in another, where it is already tomorrow.
 *
 * @param timestamp ISO date and time.
 */
export const officeTime = (timestamp: string): string => MOMENT.format(new Date(timestamp));
