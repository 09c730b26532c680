/** The words of the read-only application that are not the form's. Spec §6. */
export const READ_ONLY_WORDS = {
  /** A box of its own, ticked or not. */
  yes: 'Yes',
  /** A document without a name. */
  provided: 'Provided',
  notProvided: 'Not provided',
} as const;
