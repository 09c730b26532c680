/** UI text of whole screens and of errors. Spec §2, §8. */
export const APP_WORDS = {
  skipToQuestions: 'Skip to the questions',

  /** Why the session ended, shown on the login card. */
  ended: {
    inactivity: 'You have been automatically logged out due to inactivity.',
    rejected: 'Your session is invalid. Please clear your cookies and login again.',
    replaced: 'Someone else has logged in on this browser. Log in again to continue your application.',
  },

  failed: {
    title: 'Something went wrong.',
    documentTitle: 'Something went wrong',
    text: 'The issue that caused you to see this has been logged. We will get it fixed as soon as possible.',
    reload: 'Reload',
  },

  /** For a public link or a link for staff that has expired. */
  linkEnded: {
    title: 'This link has expired.',
    documentTitle: 'Link expired',
    text: 'Please ask the person who sent it to you for a new one.',
    logIn: 'Is this your own application? Log in to open it.',
  },

  unexpectedError: {
    title: 'Unexpected Error',
    nothingLost: 'Nothing you typed is lost. It is still on this page.',
    offline:
      'We could not reach the server. You seem to be offline. Nothing you typed is lost: it is still on this page. Try again once you are back online.',
    scriptMissing: 'Part of this page did not load. Please reload the page. Your answers are saved first.',
  },

  /** Shown in toasts, because the applicant may have moved to another page. */
  documents: {
    errorLabel: 'Document Upload Error',
    /** For a file dropped outside the upload boxes. */
    droppedBeside: 'Drop the file onto its box in the Academics step.',
  },
} as const;
