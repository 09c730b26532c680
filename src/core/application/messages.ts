/** The sentences of the specification that more than one screen says. Spec §4, §8. */
export const MESSAGES = {
  sessionInvalid: 'Your session is invalid. Please clear your cookies and login again.',
  loggedOutByInactivity: 'You have been automatically logged out due to inactivity.',
  submitted: 'Your application was successfully submitted.',
  stillConverting: 'Please wait until your documents are converted.',
} as const;
