import type { Check } from '../declare/Check.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';

/** Says whether a question asks for a number. */
export function isNumber(question: QuestionBase): boolean {
  return hasCheck(question, 'integer', 'number');
}

/** Says whether a question declares one of the checks. */
export function hasCheck({ checks }: QuestionBase, ...names: readonly Check['check'][]): boolean {
  return checks.some(({ check }) => names.includes(check));
}
