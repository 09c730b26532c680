/** UI text about documents; error messages about files are in `src/session/documents/uploadWords.ts`. */
export const DOCUMENTS_WORDS = {
  /** Two links and the text around them. */
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
    onlyOne: (fileName: string) =>
      `Only one file can go here. We took “${fileName}” and left out the others.`,
    hasOne: 'There is already a file here. Remove it before you add another.',
    choose: 'Choose file',
    chooseAnother: 'Choose another',
    cancel: 'Cancel',
    remove: 'Remove',
    tryAgain: 'Try again',
    choosePhotos: 'Take or choose photos',
    addPhotos: 'Add photos',
    openingPhotos: 'Opening your photos…',
    photosNotOpened: 'We could not open your photos. Please choose them again once you are connected.',
  },

  pdf: {
    download: 'Download a PDF copy of your application',
    preparing: 'Preparing your PDF…',
    ready: 'Your PDF is ready.',
    tryAgain: 'Try making your PDF again',
    errorLabel: 'Error downloading PDF copy of your application.',
    failed: 'We could not make your PDF. Please try again in a few minutes.',
  },
} as const;
