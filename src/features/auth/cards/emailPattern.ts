import { EMAIL_MAX_LENGTH } from '../../../core/constants.ts';

/**
 * The shape of an e-mail address: one @, no space, a domain of at least two parts.
 *
 * Wide on purpose: only the mail that arrives proves an address.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Tells whether a trimmed text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}
