import type { QuestionBase } from '../declare/QuestionBase.ts';
import { isNumber } from './isNumber.ts';

/** Extra characters allowed for the spaces, zeros and hyphens that are typed or pasted with a number. */
const SPARE = 10;

/**
 * Returns the maximum length of an input. An answer that will be tidied gets extra room, so that the input
 * does not truncate it beforehand.
 */
export function roomFor(question: QuestionBase & { readonly max: number }): number {
  return isNumber(question) || question.tidy ? question.max + SPARE : question.max;
}
