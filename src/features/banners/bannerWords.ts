/** The words of the banner that are not the tenant's. Spec §1. */
export const BANNER_WORDS = {
  announcement: 'Announcement',
} as const;
