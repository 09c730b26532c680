/** The applicants' time zone; every page of the journeys uses it. */
export const TIME_ZONE = 'America/New_York';

/** Today there, as 'YYYY-MM-DD': on this machine it may already be tomorrow, which is no valid date for a signature. */
export const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date());

/** The current year there. */
export const THIS_YEAR = Number(TODAY.slice(0, 4));
