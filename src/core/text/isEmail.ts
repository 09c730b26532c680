import { EMAIL_MAX_LENGTH } from '../constants.ts';

/**
 * The shape of an e-mail address: one @, a domain of at least two parts, and no blank, comma, semicolon or angle
 * bracket, which separate and enclose addresses, and nothing that `cleanEmail` converts or removes, because it looks like
 * another address.
 *
 * Deliberately permissive: only a delivered e-mail proves that an address exists. The contract and the sandbox have the
 * same pattern.
 */
export const EMAIL_PATTERN =
  /^(?!.*[\ufe00-\ufe0f\u0300-\u036f\u3099\u309a\s,;<>\u00ad\u061c\u1100-\u11ff\u180b-\u180f\u200b-\u2011\u202a-\u202e\u2060-\u206f\u3002\u3164\ufe52\ufe6b\ufeff\uff01-\uff61\uffa0\ufff0-\uffff])[^@]+@[^@.]+(\.[^@.]+)+$/;

/** Returns whether a cleaned text (`cleanEmail`) could be an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}
