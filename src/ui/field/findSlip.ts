import { isSchoolEmail, suggestEmail } from '../../core/text/suggestEmail.ts';
import { EMAIL_WORDS as WORDS } from './emailWords.ts';

/**
 * Returns what to ask about an address, and the one that was probably meant. Loaded once an address has been left, with
 * its texts.
 *
 * @param isForAccount whether to advise against a school's address.
 */
export function findSlip(address: string, isForAccount = false) {
  const meant = suggestEmail(address);
  if (meant) return { text: WORDS.didYouMean(meant), meant, correct: WORDS.correct, keep: WORDS.keep };
  if (isForAccount && isSchoolEmail(address)) return { text: WORDS.school, keep: WORDS.keep };
  return undefined;
}
