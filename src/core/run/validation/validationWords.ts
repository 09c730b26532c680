/**
 * The messages for a bad answer whose question has none of its own.
 *
 * Every other default is yup's.
 */
export const VALIDATION_WORDS = {
  required: (label: string) => `${label} is a required field`,
  /** For yup, which puts the label for `${path}`. */
  notNumber: '${path} must be a number',
  /** Ours: half a date, or a day that does not exist. */
  notDate: (label: string) => `${label} is not a complete date.`,
  /** Ours: such as an answer of a list that has changed since. */
  notListed: 'Please choose one of the options.',
} as const;
