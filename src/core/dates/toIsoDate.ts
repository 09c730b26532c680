/** A calendar day in the applicant's own time zone, `YYYY-MM-DD`. */
export type IsoDate = string;

/** Formats a point in time as the calendar day in the applicant's own time zone. */
export function toIsoDate(moment: Date): IsoDate {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${day}`;
}
