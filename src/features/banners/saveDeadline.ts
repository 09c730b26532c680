import type { BannerDate } from '../../tenant/Tenant.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { calendarFile } from './calendarFile.ts';

/** Offers a date of the banner as a calendar file; a phone opens it in its calendar. */
export function saveDeadline(date: BannerDate): void {
  const text = calendarFile(date, school.name, `${window.location.origin}/`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = 'deadline.ics';
  link.click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
