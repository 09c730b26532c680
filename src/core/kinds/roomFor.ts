import type { QuestionBase } from '../declare/QuestionBase.ts';
import { isNumber } from './isNumber.ts';

/** Extra characters for blanks, zeros and hyphens that are typed or pasted around a number. */
const SPARE = 10;

/**
 * Returns the maximum length of an input. A tidied answer gets extra room, so that the input cuts nothing off
 * before.
 */
export function roomFor(question: QuestionBase & { readonly max: number }): number {
  return isNumber(question) || question.tidy ? question.max + SPARE : question.max;
}
