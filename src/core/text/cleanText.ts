/** Control characters except tab and line feed, halves of characters, and overrides of the writing direction. */
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Cs}]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Text without visible characters: only white space, zero-width characters, fillers and the blank Braille pattern. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/**
 * Removes invisible characters that reverse or break the visible text, such as U+202E and NUL.
 *
 * Plain direction marks are kept, because Arabic and Hebrew need them; so are zero-width joiners, because names and
 * emoji do. Text without visible characters counts as blank.
 */
export function cleanText(text: string): string {
  const safe = text.replace(UNSAFE, '');
  return INVISIBLE.test(safe) ? '' : safe;
}
