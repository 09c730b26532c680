/** The words of the whole screens, and of what went wrong. Spec §2, §8. */
export const APP_WORDS = {
  skipToQuestions: 'Skip to the questions',

  failed: {
    title: 'Something went wrong.',
    documentTitle: 'Something went wrong',
    text: 'The issue that caused you to see this has been logged. We will get it fixed as soon as possible.',
    linkEnded: 'The link you opened has ended: please ask for a new one.',
    reload: 'Reload',
  },

  /** A public link that opens nothing any more. */
  linkEnded: {
    title: 'This link has ended.',
    documentTitle: 'Link ended',
    text: 'Please ask the person who sent it to you for a new one.',
    logIn: 'Is it your own application? Log in to open it.',
  },

  /** The dialog of a failed call. */
  unexpectedError: {
    title: 'Unexpected Error',
    nothingLost: 'Nothing you typed is lost. It is still on this page.',
    offline:
      'We could not reach the server: your connection seems to be gone. Nothing you typed is lost. It is still on this page. Try again once you are back online.',
    scriptMissing:
      'A part of this page did not load. Please reload the page to get it. Your answers are saved first.',
  },

  completion: {
    documentTitle: 'Thank you',
    title: 'Thank you for applying!',
    text: (time: string) => `We have received your application. You will hear from us within ${time}.`,
    next: 'What happens next',
    steps: (time: string) => [
      { title: 'Today', text: 'Download the PDF copy below and keep it with your papers.' },
      { title: `The next ${time}`, text: 'The admission office reads every answer and document you sent.' },
      { title: `Within ${time}`, text: 'You hear from us by e-mail, at the address you gave us.' },
    ],
    /** Before the address, between it and the phone number, and after that. */
    changed: ['Something changed? Write to ', ' or call ', '.'],
  },
} as const;
