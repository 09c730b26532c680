import { CONFIRMATION_CODE_LENGTH } from '../../../core/constants.ts';
import { plainDigits } from '../../../core/run/plainDigits.ts';

/**
 * Removes the spaces and dashes that e-mails and people put between the digits of a confirmation code.
 *
 * Keeps everything else, so that validation rejects it.
 */
export function cleanCode(text: string): string {
  return plainDigits(text).replace(/[\s\p{Dash_Punctuation}\u200B\uFEFF]/gu, '');
}

/** Finds the code in pasted text such as 'Your code is 123 456.'; null unless there is exactly one. */
export function findCode(text: string): string | null {
  const plain = plainDigits(text);
  const runs = plain.match(/\d(?:[\s\p{Dash_Punctuation}]?\d)*/gu) ?? [];
  const codes = runs.map(cleanCode).filter((digits) => digits.length === CONFIRMATION_CODE_LENGTH);
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
