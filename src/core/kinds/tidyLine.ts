import type { QuestionBase } from '../declare/QuestionBase.ts';
import { cleanEmail } from '../text/cleanEmail.ts';
import { cleanText } from '../text/cleanText.ts';
import { plainDigits } from '../text/plainDigits.ts';
import { removeInvisible } from '../text/removeInvisible.ts';
import { withScheme } from '../text/withScheme.ts';
import { hasCheck, isNumber } from './isNumber.ts';

/**
 * Normalises a line of text before it is validated, no matter how it got into its field.
 *
 * Removes surrounding whitespace and control characters, and turns tabs and special blanks into spaces. Removes every invisible character
 * from e-mail and web addresses, numbers and answers with a pattern. Cleans e-mail addresses, removes the leading zeros
 * and the thousands separators of a number, converts digits of other scripts, decimal commas, halves and quarters where
 * decimals are allowed, and special dashes in codes and phone numbers, and adds a scheme to a web address that has none. Anything else is left to the
 * checks.
 *
 * @param isProse whether to leave digits as typed.
 */
export function tidyLine(question: QuestionBase, answer: string, isProse?: boolean): string {
  const clean = isNumber(question) || hasCheck(question, 'url', 'pattern') ? removeInvisible : cleanText;
  const line = clean(answer)
    .replace(/[\t\n]/g, ' ')
    .trim();
  const tidied = tidyText(question, line, isProse);
  return question.tidy?.(tidied) ?? tidied;
}

const PARTS = { '¼': '.25', '½': '.5', '¾': '.75' } as const;

function tidyText(question: QuestionBase, text: string, isProse?: boolean): string {
  if (hasCheck(question, 'email')) return cleanEmail(text);
  if (hasCheck(question, 'url')) return withScheme(text);
  if (isNumber(question)) {
    const number = plainDigits(text).replace(/^(-?)0+(?=\d)/, '$1');
    // The number pad of a phone may offer only the decimal comma of its region, and half only as a sign.
    if (hasCheck(question, 'number'))
      return number
        .replace(/^(-?\d+)[,٫](\d+)$/, '$1.$2')
        .replace(/^(-?\d+) ?([¼½¾])$/, (_, whole: string, part: '¼') => whole + PARTS[part]);
    return /^[1-9]\d{0,2}([ ,٬'’]\d{3})+$/.test(number) ? number.replace(/\D/g, '') : number;
  }
  // Text copied from a contact or a web page often contains no-break blanks and hyphens.
  if (hasCheck(question, 'pattern')) return plainDigits(text).replace(/[\p{Pd}\u2212]/gu, '-');
  return isProse ? text : text.replace(/\p{Nd}/gu, plainDigits);
}
