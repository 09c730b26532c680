/** Where the applicants of the journeys live; every page of theirs has this time zone. */
export const TIME_ZONE = 'America/New_York';

/** The day it is there, as 'YYYY-MM-DD': on this machine it may be tomorrow already, and no signature is dated so. */
export const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date());

/** The year it is there. */
export const THIS_YEAR = Number(TODAY.slice(0, 4));
