/** The texts of the banner, except for the tenant's. Spec §1. */
export const BANNER_WORDS = {
  announcement: 'Announcement',
} as const;
