/** The dates the banner announces, in order; `date` is the last day it is shown. Spec §1. */
export const bannerDates = [
  { date: '2026-11-30', shown: '11/30/2026', statement: 'early application deadline' },
  { date: '2027-01-15', shown: '1/15/2027', statement: 'application deadline' },
  { date: '2027-03-31', shown: '3/31', statement: 'last day to apply for housing' },
] as const;
