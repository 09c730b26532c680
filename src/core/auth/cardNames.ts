/** What each card is called: its section's name, and the first half of '<card name> Error'. AUTH-43. */
export const CARD_NAMES = {
  login: 'Login Card',
  signUp: 'Sign Up Card',
  confirm: 'Confirm Card',
  forgot: 'Forgot Password Card',
  reset: 'Reset Password Card',
} as const;

/** One of the five card names. */
export type CardName = (typeof CARD_NAMES)[keyof typeof CARD_NAMES];
