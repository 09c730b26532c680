/** UI text about documents; error messages about files are in `src/session/documents/uploadWords.ts`. */
export const DOCUMENTS_WORDS = {
  /** Shown to visitors: two links and the text around them. */
  accountNeeded: {
    signIn: 'Sign in',
    or: ' or ',
    createAccount: 'create an account',
    toUpload: ' to upload documents.',
  },

  upload: {
    yourFile: 'Your file',
    noFile: 'No file yet',
    converting: 'Converting…',
    removing: 'Removing…',
    done: 'Converted and attached',
    /** Shown when several files are dropped at once. */
    onlyOne: (fileName: string) =>
      `Only one file can go here. We took “${fileName}” and left out the others.`,
    /** Shown when a file is dropped although the question already has one. */
    hasOne: 'There is already a file here. Remove it before you add another.',
    choose: 'Choose file',
    chooseAnother: 'Choose another',
    cancel: 'Cancel',
    remove: 'Remove',
    tryAgain: 'Try again',
  },
} as const;
