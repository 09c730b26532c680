/** Control characters but tab and line ends, and those that turn the direction of writing until they are closed. */
const UNSAFE = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Takes out of a text what is not seen and turns round or breaks what is: U+202E, NUL.
 *
 * Marks of direction stay, which Arabic and Hebrew need.
 */
export function cleanText(text: string): string {
  return text.replace(UNSAFE, '');
}
