import { cleanText } from './cleanText.ts';

/**
 * Removes every invisible character: for e-mail and web addresses, codes and numbers, which never need one.
 *
 * Text copied from a mail, a contact or a web page often contains them. Names and emoji need their joiners; see
 * `cleanText`.
 */
export function removeInvisible(text: string): string {
  return cleanText(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
