import { CONFIRMATION_CODE_LENGTH } from '../../../core/constants.ts';

/**
 * Takes out of a confirmation code what mails and people put between its digits: spaces and dashes.
 *
 * Anything else stays, so that the message can say what is wrong with it.
 */
export function cleanCode(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Dash_Punctuation}\u200B\uFEFF]/gu, '');
}

/**
 * Finds the code in pasted text, such as '123-456' or 'Your code is 123 456.'; null where there is not
 * exactly one.
 */
export function findCode(text: string): string | null {
  const plain = text.normalize('NFKC');
  const runs = plain.match(/\d(?:[\s\p{Dash_Punctuation}]?\d)*/gu) ?? [];
  const codes = runs.map(cleanCode).filter((digits) => digits.length === CONFIRMATION_CODE_LENGTH);
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
