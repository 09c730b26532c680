/** UI text of the read-only view that does not come from the form. Spec §6. */
export const READ_ONLY_WORDS = {
  yes: 'Yes',
  no: 'No',
  notAnswered: 'Not answered',
  /** Shown if there is no converted document. */
  notProvided: 'Not provided',

  converting: (fileName: string) => `${fileName} (not converted yet)`,

  /** Identifies the application on each printed page. */
  account: (username: string) => `Account: ${username}`,
  submitted: (moment: string) => `Submitted ${moment}`,

  /** The head of the sheet. */
  lead: {
    born: (date: string) => `Born ${date}`,
    documents: 'Documents',
    /** Shown for a required document. */
    missing: 'Missing',
    open: (count: number) => (count > 0 ? `Required questions left open (${count})` : 'Required questions'),
    none: 'All answered',
    more: (count: number) => ` and ${count} more`,
  },

  draft: {
    mark: (day: string) => `Draft, not submitted, as of ${day}`,
    unanswered: 'Required, not answered yet',
    /** The beginning of the file name. */
    file: (name: string) => (name ? `Draft application of ${name}` : 'Draft application'),
    hint: 'To keep a file, choose “Save as PDF” in your device’s print or share menu.',
    start: 'Print or save as PDF',
    back: 'Back to your application',
  },

  advice: {
    title: 'Please check',
    intro: 'These answers may well be right. You can submit either way.',
    correct: (answer: string) => `Change to “${answer}”`,
    right: 'It is right',
    /** The accessible name. */
    rightNamed: (name: string) => `It is right: ${name}`,
    done: 'Nothing else to check.',
  },

  review: {
    title: 'Review your answers',
    intro: 'This is what we will read. Once you submit, you cannot change it.',
    /** Labels a toggle; plain 'Submit' would clash with the button of that name. */
    page: (step: number, title: string) => `Answers in step ${step}: ${title}`,
    /** Shown for a required question without an answer. */
    unanswered: 'Not answered yet',
    /** Labels the row that names the unanswered optional questions. */
    blank: 'Left blank (optional)',
  },
} as const;
