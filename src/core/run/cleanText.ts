/** Control characters except tab and line feed, and characters that override the writing direction. */
const UNSAFE = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Removes invisible characters that reverse or break the visible text, such as U+202E and NUL.
 *
 * Plain direction marks are kept, because Arabic and Hebrew need them.
 */
export function cleanText(text: string): string {
  return text.replace(UNSAFE, '');
}
