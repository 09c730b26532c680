/** The words about documents and the PDF copy; what goes wrong with a file stands in `data/documents/uploadWords.ts`. */
export const DOCUMENTS_WORDS = {
  /** The label of the toast of a failed document. DOC-06. */
  errorLabel: 'Document Upload Error',
  removing: 'Removing…',
  /** Without an account: two links and what stands around them. DOC-15. */
  accountNeeded: {
    signIn: 'Sign in',
    or: ' or ',
    createAccount: 'create an account',
    toUpload: ' to upload documents.',
  },

  /** PROD-08. */
  pdf: {
    download: 'Download a PDF copy of your application',
    preparing: 'Preparing your PDF…',
    ready: 'Your PDF is ready.',
    tryAgain: 'Try to make your PDF again',
    /** DOC-09. */
    errorLabel: 'Error downloading PDF copy of your application.',
    failed: 'We could not make your PDF. Please try again in a few minutes.',
  },
} as const;
