import { plainWidth } from './plainWidth.ts';

/**
 * Converts the digits of any script to 0–9, and full-width characters to ordinary ones.
 *
 * Keyboards for Arabic, Persian, Hindi and other languages type their own digits, which our checks do not accept.
 */
export function plainDigits(text: string): string {
  return plainWidth(text).replace(/\p{Nd}/gu, toPlain);
}

/** In Unicode, the ten digits of a script are in order; some scripts' digits directly follow another's. */
function toPlain(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
