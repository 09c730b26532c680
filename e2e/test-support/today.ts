/** The applicants' time zone; the journeys' pages use it by default. */
export const TIME_ZONE = 'America/New_York';

/**
 * Today's date in that zone, as 'YYYY-MM-DD'. By this machine's clock it may already be tomorrow, which the
 * form rejects as a signature date.
 */
export const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date());

/** The current year in that zone. */
export const THIS_YEAR = Number(TODAY.slice(0, 4));
