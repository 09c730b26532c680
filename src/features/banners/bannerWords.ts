/** UI text of the banner, apart from the tenant's own. Spec §1. */
export const BANNER_WORDS = {
  announcement: 'Announcement',
  /** Shown beside a deadline; saves it as a calendar file. */
  addToCalendar: 'Add to calendar',
} as const;
