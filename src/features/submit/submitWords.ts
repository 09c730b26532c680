/** UI text for submitting; the button's label is in the page's declaration. */
export const SUBMIT_WORDS = {
  submitted: 'Your application was successfully submitted.',
  errorLabel: 'Submit Error',
  stillConverting: 'Please wait until your documents are converted.',
  unsentPhotos:
    'Your photos have not been sent yet. Go to where you chose them, send or remove them, then submit again.',
  /** Shown to a student who has logged in from another tab. */
  opened: (submit: string) => `You are logged in now. Check your answers, then press “${submit}” again.`,
} as const;
