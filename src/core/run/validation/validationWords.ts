/**
 * The messages for a bad answer whose question has no message of its own.
 *
 * All other defaults are yup's.
 */
export const VALIDATION_WORDS = {
  required: (label: string) => `${label} is a required field`,
  /** Passed to yup, which replaces `${path}` with the label. */
  notNumber: '${path} must be a number',
  /** Our own message, for half a date or a day that does not exist. */
  notDate: (label: string) => `${label} is not a complete date.`,
  /** Our own message, for example for a choice from a list that has changed since. */
  notListed: 'Please choose one of the options.',
} as const;
