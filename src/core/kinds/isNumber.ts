import type { Check } from '../declare/Check.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';

/** Returns whether a question expects a number. */
export function isNumber(question: QuestionBase): boolean {
  return hasCheck(question, 'integer', 'number');
}

/** Returns whether a question declares at least one of the given checks. */
export function hasCheck({ checks }: QuestionBase, ...names: readonly Check['check'][]): boolean {
  return checks.some(({ check }) => names.includes(check));
}
