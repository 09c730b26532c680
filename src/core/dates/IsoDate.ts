/** A calendar day in the applicant's own time zone, `YYYY-MM-DD`. */
export type IsoDate = string;
