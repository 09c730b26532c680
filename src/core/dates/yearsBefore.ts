import type { IsoDate } from './IsoDate.ts';

/** Returns the same calendar day the given number of years earlier; 29 February becomes 1 March in non-leap years. */
export function yearsBefore(date: IsoDate, years: number): IsoDate {
  const moment = new Date(date);
  moment.setUTCFullYear(moment.getUTCFullYear() - years);
  return moment.toISOString().slice(0, 10);
}
