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

  /** Toasts about documents, which a person may have left the page of. */
  documents: {
    errorLabel: 'Document Upload Error',
    /** Of a file dropped beside the places for documents. */
    droppedBeside: 'Drop a file onto the box of the document it is for. The step Academics has one for each.',
  },
} as const;
