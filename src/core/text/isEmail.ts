import { EMAIL_MAX_LENGTH } from '../constants.ts';

/**
 * The shape of an e-mail address: one @, a domain of at least two parts, and no blank, comma, semicolon or angle
 * bracket, which separate and enclose addresses, and nothing of full width, which looks like another address.
 *
 * Deliberately permissive: only a delivered e-mail proves that an address exists. The contract and the sandbox have the
 * same pattern.
 */
export const EMAIL_PATTERN = /^[^\s@,;<>！-～。｡]+@[^\s@.,;<>！-～。｡]+(\.[^\s@.,;<>！-～。｡]+)+$/;

/** Returns whether a cleaned text (`cleanEmail`) could be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}
