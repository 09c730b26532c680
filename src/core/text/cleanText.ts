/**
 * Control characters except tab and line feed, halves of characters, noncharacters, and overrides of the writing
 * direction.
 */
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Text without visible characters: only white space, zero-width characters, fillers and the blank Braille pattern. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/**
 * Characters of no width that no script needs: soft hyphen, zero-width space, word joiner, signs of formulas and
 * annotations, and byte order mark.
 */
const NO_WIDTH = /[\u00AD\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/g;

/** A blank that is not an ordinary one, such as a no-break, thin or ideographic space, and the blanks beside it. */
const OTHER_BLANK = / *(?! )\p{Zs}\p{Zs}*/gu;

/**
 * Removes invisible characters that reverse or break the visible text, such as U+202E and NUL, or have no width, and
 * turns other blanks into ordinary ones, so that equal texts are equal.
 *
 * Plain direction marks are kept, because Arabic and Hebrew need them; so are zero-width joiners, because names and
 * emoji do. Text without visible characters counts as blank.
 */
export function cleanText(text: string): string {
  const safe = text
    .replace(/[\v\f\u2028\u2029]/g, '\n')
    .replace(UNSAFE, '')
    .replace(NO_WIDTH, '')
    .replace(OTHER_BLANK, ' ');
  return INVISIBLE.test(safe) ? '' : safe;
}
