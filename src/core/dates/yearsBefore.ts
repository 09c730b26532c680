import type { IsoDate } from './toIsoDate.ts';

/**
 * Returns the same calendar day the given number of years earlier. 29 February becomes 28 February in non-leap years,
 * so that a person born on 1 March is still a year younger.
 */
export function yearsBefore(date: IsoDate, years: number): IsoDate {
  const moment = new Date(date);
  const month = moment.getUTCMonth();
  moment.setUTCFullYear(moment.getUTCFullYear() - years);
  if (moment.getUTCMonth() !== month) moment.setUTCDate(0);
  return moment.toISOString().slice(0, 10);
}
