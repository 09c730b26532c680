import { EMAIL_MAX_LENGTH } from '../../../core/constants.ts';

/**
 * The shape of an e-mail address: one @, no space, a domain of at least two parts.
 *
 * Deliberately permissive: only a delivered e-mail proves that an address exists.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Returns whether a trimmed string could be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}
