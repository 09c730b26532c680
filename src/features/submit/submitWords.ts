/** The words of the submission; those of the button stand in the page's declaration. */
export const SUBMIT_WORDS = {
  /** ROUTE-31. */
  submitted: 'Your application was successfully submitted.',
  errorLabel: 'Submit Error',
  /** TRAP-62. */
  stillConverting: 'Please wait until your documents are converted.',
} as const;
