import type { Check } from '../declare/Check.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import { EMPTY_ANSWER, type FormView } from '../answers/FormState.ts';
import { evaluate } from '../declare/evaluate.ts';
import { type ErrorsByKey, NO_ERRORS } from '../answers/ErrorsByKey.ts';
import { VALIDATION_WORDS } from './validationWords.ts';

/** Returns the messages for a blank answer that the question itself or one of its checks requires. */
export function missingAnswer(
  { key, required, checks }: QuestionBase,
  view: FormView,
  name: string,
): ErrorsByKey {
  if (view.read(key).trim() !== EMPTY_ANSWER) return NO_ERRORS;
  const reasons = checks.flatMap((check) => (isRequiredBy(check, view) ? [check.message] : []));
  if (required !== false) reasons.unshift(requiredMessage(required, name));
  return reasons.length > 0 ? new Map([[key, [...new Set(reasons)]]]) : NO_ERRORS;
}

/** Returns the message for a required answer: the question's own or the default one. */
export function requiredMessage(required: string | true, name: string): string {
  return required === true ? VALIDATION_WORDS.required(name) : required;
}

/** Returns whether a check requires an answer because of other answers. */
export function isRequiredBy(
  check: Check,
  view: FormView,
): check is Extract<Check, { check: 'requiredWhen' }> {
  return check.check === 'requiredWhen' && check.all.every((rule) => evaluate(rule, view));
}
