/** UI text of the inactivity dialog. Spec §4 "Inactivity". */
export const INACTIVITY_WORDS = {
  title: 'Still working?',
  question: 'You have been inactive for a little while. Would you like to stay logged in?',
  stay: 'Yes - Take me back to my application',
  logOut: 'No - Please log me out',
  countdown: (seconds: number) =>
    `You will be logged out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  /** Announced first; the countdown is announced at 30 and at 10 seconds. */
  oneMinute: 'You will be logged out in one minute.',
} as const;
