/** Messages shown after a navigation. Spec §2. */
export const ROUTE_WORDS = {
  /** The label of a success toast. */
  successLabel: 'Success Notification',
  backToLogin: 'Back to login',
  loggingOut: 'Logging out',
  backToApplication: 'Back to my application',
  loading: 'Loading',
  /** The document's title, which distinguishes pages in tabs and history. */
  documentTitle: (page: string, school: string) => `${page} · ${school}`,
  /** In the account panel and in the review. */
  printDraft: 'Print or save a draft',
} as const;
