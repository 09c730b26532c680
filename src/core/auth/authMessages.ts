/** The sentences of the account cards. Spec §5, §8. */
export const AUTH_MESSAGES = {
  /** Sign-up, confirm, forgot and reset. VAL-10. */
  invalidEmail: 'Your email address must be valid.',
  /** Login. VAL-11. */
  invalidLoginEmail: 'Please provide a valid email address.',
  /** VAL-18. */
  passwordRequired: 'Password is required.',
  /** VAL-19. */
  passwordsDiffer: 'passwords must match',
  /** VAL-20. */
  invalidCode: 'The confirmation code must be exactly 6 numbers.',
  /** Login's resend. AUTH-39. */
  resendNeedsEmail: 'You must provide a valid email address to resend a confirmation code.',
  /** Ours: said at the field after a blocked submit; the rules themselves stand in the rows below it. */
  weakPassword: 'Please choose a password that meets all the requirements.',
  /** Ours: the link lacks its id or address. TRAP-22. */
  incompleteLink: 'This reset link is incomplete. Please request a new one.',
} as const;

/** The label of a success toast. ROUTE-32. */
export const SUCCESS_LABEL = 'Success Notification';
/** The label of a failed resend, on every card. AUTH-40. */
export const RESEND_ERROR_LABEL = 'Resend Confirmation Code Error';
