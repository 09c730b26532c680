/** UI text for submitting; the button's label is in the page's declaration. */
export const SUBMIT_WORDS = {
  submitted: 'Your application was successfully submitted.',
  errorLabel: 'Submit Error',
  stillConverting: 'Please wait until your documents are converted.',
  unsentPhotos:
    'Your photos have not been sent yet. Go to where you chose them, send or remove them, then submit again.',
  /** Shown if Submit first had to open the application, because the student had logged in from another tab. */
  opened: (submit: string) => `You are logged in now. Check your answers, then press “${submit}” again.`,

  /**
   * Shown after a submission in another tab or on another device if answers typed in this tab are not part of
   * it.
   */
  submittedElsewhere: {
    title: 'Your application was already submitted.',
    text: 'It was submitted on another device or in another window. These answers, which you changed here, are not part of it:',
    whatToDo: 'If they matter, write to the admission office. You’ll find the address on the next page.',
    goOn: 'Continue',
  },
} as const;
