/**
 * Converts the digits of any script to 0–9, and full-width characters to ordinary ones.
 *
 * Keyboards for Arabic, Persian, Hindi and other languages type their own digits, which our checks do not
 * accept.
 */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, toPlain);
}

/** Unicode lists the ten digits of a script in order, so a digit's value is its distance from the zero. */
function toPlain(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
