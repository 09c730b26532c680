/** Default messages for invalid answers; all others are yup's. */
export const VALIDATION_WORDS = {
  required: (label: string) => `${label} is a required field`,
  /** Passed to yup, which replaces `${path}` with the label. */
  notNumber: '${path} must be a number',
  /** Not a yup message: shown for an incomplete date or a day that does not exist. */
  notDate: (label: string) => `${label} is not a valid date. Please check the month, day and year.`,
  /** Not a yup message: shown for a choice that is not in its list, e.g. because the list has since changed. */
  notListed: 'Please choose one of the options.',
  /** Shown for an answer that a firewall or our backend refuses to save, without saying why. */
  refused: {
    text: 'Something between us and you refuses this text. Please word it differently, or call us.',
    choice: 'Something between us and you refuses this choice. Please choose another, or call us.',
  },
} as const;
