import type { QuestionBase } from '../declare/QuestionBase.ts';
import { isNumber } from './isNumber.ts';

/** Extra characters allowed for spaces, leading zeros and hyphens typed or pasted with a number. */
const SPARE = 10;

/**
 * Returns the maximum length of an input. Numbers and answers with their own `tidy` get extra room, so that the input
 * does not truncate them before they are tidied.
 */
export function roomFor(question: QuestionBase & { readonly max: number }): number {
  return isNumber(question) || question.tidy ? question.max + SPARE : question.max;
}
