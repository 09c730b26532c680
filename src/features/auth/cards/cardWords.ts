import { PASSWORD_MIN_LENGTH } from '../../../core/constants.ts';

/** The longest password the contract allows, in characters. */
export const PASSWORD_MAX_LENGTH = 256;

/** Validation messages of the account cards. Spec §5, §8. */
export const CARD_WORDS = {
  /** The toast label for a failed resend, on every card. */
  resendErrorLabel: 'Resend Confirmation Code Error',

  /** For all cards but the login card. */
  invalidEmail: 'Your email address must be valid.',
  invalidLoginEmail: 'Please provide a valid email address.',
  passwordRequired: 'Password is required.',
  passwordTooLong: `Your password can have at most ${PASSWORD_MAX_LENGTH} characters.`,
  passwordsDiffer: 'passwords must match',
  invalidCode: 'The confirmation code must be exactly 6 numbers.',
  /** For the resend button of the login card. */
  resendNeedsEmail: 'You must provide a valid email address to resend a confirmation code.',
  /** Shown at the field after a blocked submit; the rows below it list the rules. */
  weakPassword: 'Please choose a password that meets all the requirements.',
  /** For a reset link without an id or address. */
  incompleteLink: 'This reset link is incomplete. Please request a new one.',

  /** The requirement rows below the field for a new password. */
  passwordRules: {
    length: `is at least ${PASSWORD_MIN_LENGTH} characters`,
    uppercase: 'has at least one uppercase letter',
    lowercase: 'has at least one lowercase letter',
    number: 'has at least one number',
    special: 'has at least one special character',
    spaces: 'has no leading or trailing spaces',
  },
} as const;
