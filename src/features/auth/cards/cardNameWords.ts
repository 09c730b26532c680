/** The name of each card, as used in error labels. Spec §5, §8. */
export const CARD_NAMES = {
  login: 'Login Card',
  signUp: 'Sign Up Card',
  confirm: 'Confirm Card',
  forgot: 'Forgot Password Card',
  reset: 'Reset Password Card',
} as const;

/** One of the five card names. */
export type CardName = (typeof CARD_NAMES)[keyof typeof CARD_NAMES];

/** Returns the toast label for a card's failed call. */
export const cardErrorLabel = (name: CardName) => `${name} Error`;
