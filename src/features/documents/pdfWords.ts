/** UI text about the PDF copy. */
export const PDF_WORDS = {
  download: 'Download a PDF copy of your application',
  preparing: 'Preparing your PDF…',
  ready: 'Your PDF is ready.',
  tryAgain: 'Try making your PDF again',
  errorLabel: 'Error downloading PDF copy of your application.',
  failed: 'We could not make your PDF. Please try again in a few minutes.',
} as const;
