import { CONFIRMATION_CODE_LENGTH } from '../../../core/constants.ts';

/**
 * Removes spaces and dashes between the digits of a confirmation code, as mails and people write them.
 *
 * Keeps anything else, so that the message can name the problem.
 */
export function cleanCode(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Dash_Punctuation}\u200B\uFEFF]/gu, '');
}

/** Finds the code in pasted text such as 'Your code is 123 456.'; null unless there is exactly one. */
export function findCode(text: string): string | null {
  const plain = text.normalize('NFKC');
  const runs = plain.match(/\d(?:[\s\p{Dash_Punctuation}]?\d)*/gu) ?? [];
  const codes = runs.map(cleanCode).filter((digits) => digits.length === CONFIRMATION_CODE_LENGTH);
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
