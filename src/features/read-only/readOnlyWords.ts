/** The words of the read-only application that are not the form's. Spec §6. */
export const READ_ONLY_WORDS = {
  /** A box of its own, ticked or not. */
  yes: 'Yes',
  no: 'No',
  /** Of any question without an answer. */
  notAnswered: 'Not answered',
  /** A document without a name. */
  notProvided: 'Not provided',

  /** What tells a printed application from others, on each page. */
  account: (username: string) => `Account: ${username}`,
  submitted: (moment: string) => `Submitted ${moment}`,

  review: {
    title: 'Review your answers',
    intro: 'This is what we will read. Once you submit, you cannot change it.',
    /** Folds and unfolds the answers of a step; 'Submit' alone would be the name of another button. */
    page: (step: number, title: string) => `Answers in step ${step}: ${title}`,
    /** Of a question that must be answered. */
    left: 'Not answered yet',
  },
} as const;
