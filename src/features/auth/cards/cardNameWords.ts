/** The name of each card, as used in error labels. Spec §5, §8. */
export const CARD_NAMES = {
  login: 'Login Card',
  signUp: 'Sign Up Card',
  confirm: 'Confirm Card',
  forgot: 'Forgot Password Card',
  reset: 'Reset Password Card',
} as const;

export type CardName = (typeof CARD_NAMES)[keyof typeof CARD_NAMES];

export const cardErrorLabel = (name: CardName) => `${name} Error`;
