/** The dates the banner announces, in order; `date` is the last day it is shown. Spec §1. */
export const bannerDates = [
  { date: '2024-10-15', shown: '10/15/2024', statement: 'application deadline' },
  { date: '2024-11-20', shown: '11/20', statement: 'application deadline' },
  { date: '2024-12-15', shown: '12/15', statement: 'decision before the holidays' },
  { date: '2025-01-05', shown: '1/5/2025', statement: 'no fee' },
  { date: '2025-02-01', shown: '2/1', statement: 'decision within 2 weeks' },
  { date: '2025-03-01', shown: '3/1', statement: 'application deadline' },
  { date: '2025-04-01', shown: '4/1', statement: 'decision within 2 weeks' },
] as const;
