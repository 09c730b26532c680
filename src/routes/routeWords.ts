/** What is said on the way from one screen to another. Spec §2. */
export const ROUTE_WORDS = {
  /** The label of the toast of a good message. */
  successLabel: 'Success Notification',
  backToLogin: 'Back to login',
  loggingOut: 'Logging out',
  backToApplication: 'Back to my application',
  loading: 'Loading',
  /** The title of the document: tabs and history tell the pages apart. */
  documentTitle: (page: string, school: string) => `${page} · ${school}`,
} as const;
