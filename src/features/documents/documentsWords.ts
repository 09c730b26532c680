/** The words about documents; what goes wrong with a file stands in `data/documents/uploadWords.ts`. */
export const DOCUMENTS_WORDS = {
  /** Without an account: two links and what stands around them. */
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
    /** Of several files dropped at once. */
    onlyOne: (fileName: string) =>
      `Only one file can go here. We took “${fileName}” and left out the others.`,
    /** Of a file dropped where there is one already. */
    hasOne: 'There is already a file here. Remove it before you add another.',
    choose: 'Choose file',
    chooseAnother: 'Choose another',
    cancel: 'Cancel',
    remove: 'Remove',
    tryAgain: 'Try again',
  },
} as const;
