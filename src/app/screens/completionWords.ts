/** UI text of the thank-you page. Spec §2. */
export const COMPLETION_WORDS = {
  documentTitle: 'Thank you',
  title: 'Thank you for applying!',
  text: (time: string) => `We have received your application. You will hear from us within ${time}.`,
  facts: { submitted: 'Submitted', applicant: 'Applicant', email: 'We’ll write to' },
  next: 'What happens next',
  steps: (time: string) => [
    { title: 'Today', text: 'Download the PDF copy above and keep it for your records.' },
    { title: `The next ${time}`, text: 'The admission office reads every answer and document you sent.' },
    { title: `Within ${time}`, text: 'You’ll hear from us by email at the address you gave us.' },
  ],
  /** The text before the email address, between it and the phone number, and after the phone number. */
  changed: ['Has anything changed? Write to ', ' or call ', '.'],
} as const;
