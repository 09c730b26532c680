import type { QuestionBase } from '../declare/QuestionBase.ts';
import { isNumber } from './isNumber.ts';

/** Room for blanks, zeros and hyphens typed or pasted around a number. */
const SPARE = 10;

/** The characters an input takes: more than its answer has where it is tidied, so that nothing is cut before. */
export function roomFor(question: QuestionBase & { readonly max: number }): number {
  return isNumber(question) || question.tidy ? question.max + SPARE : question.max;
}
