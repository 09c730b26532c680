/** UI text of the banner, apart from the tenant's own. Spec §1. */
export const BANNER_WORDS = {
  announcement: 'Announcement',
  /** Shown beside a deadline; saves it as a calendar file. */
  addToCalendar: 'Add to calendar',
  /** When a deadline ends; `here` is the same moment where another time is on the clock. */
  end: (there: string, here?: string) => (here ? `${there}, that is ${here} where you are.` : `${there}.`),
  /** The banner already shows the next date, because on the device it is the next day. */
  open: (day: string, end: string) => `The deadline of ${day} is open until ${end}`,
  over: (end: string) => `This deadline ended at ${end}`,
  onDay: (time: string, day: string) => `${time} on ${day}`,
} as const;
