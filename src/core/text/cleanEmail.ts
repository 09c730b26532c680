import { plainWidth } from './plainWidth.ts';
import { removeInvisible } from './removeInvisible.ts';

/** One address in angle brackets, possibly after a name, as mail programs copy it: `Ana Marsh <ana@marsh.example>`. */
const BRACKETED = /^[^<>@]*<([^<>]*)>[\s,;]*$/;

/** A `mailto:` link; the subject and other fields follow the question mark. */
const LINK = /^(?:\s*mailto:)+([^?]*).*/is;

/**
 * Converts full-width letters and signs, hyphens of a typeset text and letters in two parts, and removes what is copied
 * along with an e-mail address: invisible characters, surrounding blanks, `mailto:`, angle brackets and the name before
 * them, and a comma or semicolon at the end.
 *
 * Keeps everything else, so that validation rejects it. Terminates, because each round removes something.
 */
export function cleanEmail(text: string): string {
  // Stryker disable Regex: a character that is left over is removed by the next round
  const cleaned = plainWidth(removeInvisible(text))
    .normalize('NFC')
    .replace(/[。｡﹒]/g, '.')
    .replace('﹫', '@')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(BRACKETED, '$1')
    .replace(LINK, '$1')
    .replace(/^\s+|[\s,;]+$/g, '');
  // Stryker restore Regex
  return cleaned === text ? text : cleanEmail(cleaned);
}
