import { CONFIRMATION_CODE_LENGTH } from '../../../core/constants.ts';
import { plainDigits } from '../../../core/text/plainDigits.ts';
import { removeInvisible } from '../../../core/text/removeInvisible.ts';

/** Removes spaces and dashes from a confirmation code; keeps everything else, so that validation rejects it. */
export function cleanCode(text: string): string {
  return plainDigits(removeInvisible(text)).replace(/[\s\p{Dash_Punctuation}]/gu, '');
}

/** Finds the code in text such as 'Your code is 123 456.'; null unless there is exactly one. */
function findCode(text: string): string | null {
  const plain = plainDigits(removeInvisible(text));
  const runs = plain.match(/\d(?:[\s\p{Dash_Punctuation}]?\d)*/gu) ?? [];
  const codes = runs.map(cleanCode).filter((digits) => digits.length === CONFIRMATION_CODE_LENGTH);
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

/**
 * Reads the text of the code's field: the code that was just inserted at the caret, else the code in the whole text,
 * else the cleaned text.
 *
 * @param before the field's text before the insertion, which a new code replaces.
 */
export function readCode(text: string, before = '', caret = text.length): string {
  const end = text.slice(caret);
  const start = before.slice(0, Math.max(0, before.length - end.length));
  const isInserted = start + end === before && text.startsWith(start);
  const inserted = isInserted ? text.slice(start.length, caret) : text;
  const cleaned = cleanCode(text);
  return findCode(inserted) ?? findCode(text) ?? findCode(cleaned) ?? cleaned;
}
