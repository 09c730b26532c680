/** The words about documents and the PDF copy; what goes wrong with a file stands in `data/documents/uploadWords.ts`. */
export const DOCUMENTS_WORDS = {
  /** The label of the toast of a failed document. */
  errorLabel: 'Document Upload Error',
  /** Of a file dropped beside the places for documents. */
  droppedBeside: 'Drop a file onto the box of the document it is for. The step Academics has one for each.',
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
    onlyOne: (fileName: string) => `Only one file fits here: “${fileName}” was taken, the others were not.`,
    /** Of a file dropped where there is one already. */
    hasOne: 'There is a file here already. Remove it before you add another.',
    choose: 'Choose file',
    chooseAnother: 'Choose another',
    cancel: 'Cancel',
    remove: 'Remove',
    tryAgain: 'Try again',
  },

  pdf: {
    download: 'Download a PDF copy of your application',
    preparing: 'Preparing your PDF…',
    ready: 'Your PDF is ready.',
    tryAgain: 'Try to make your PDF again',
    errorLabel: 'Error downloading PDF copy of your application.',
    failed: 'We could not make your PDF. Please try again in a few minutes.',
  },
} as const;
