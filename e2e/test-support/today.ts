/** The applicants' time zone, which every page of the journeys uses. */
export const TIME_ZONE = 'America/New_York';

/** Today's date there, as 'YYYY-MM-DD'. This machine's date may be a day ahead, too early for a signature. */
export const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date());

/** The current year in that zone. */
export const THIS_YEAR = Number(TODAY.slice(0, 4));
