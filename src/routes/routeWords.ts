/** What more than one room says. Spec §2, §4, §8. */
export const SHARED_WORDS = {
  sessionInvalid: 'Your session is invalid. Please clear your cookies and login again.',
  loggedOutByInactivity: 'You have been automatically logged out due to inactivity.',
  /** Another person has logged in in this browser. */
  replaced: 'Someone else has logged in on this browser. Log in again to continue your application.',
  /** The label of the toast of a good message. */
  successLabel: 'Success Notification',
  backToLogin: 'Back to login',
  loggingOut: 'Logging out',
  backToApplication: 'Back to my application',
  loading: 'Loading',
  /** The title of the document: tabs and history tell the pages apart. */
  documentTitle: (page: string, school: string) => `${page} · ${school}`,
} as const;
