import { EMPTY_ANSWER, type FormView } from '../answers/FormState.ts';
import { evaluate } from '../conditions/evaluate.ts';
import type { Check } from '../../declare/Check.ts';
import type { Question } from '../../declare/FormNode.ts';
import { VALIDATION_WORDS } from './validationWords.ts';
import { type ErrorsByKey, NO_ERRORS } from './Validator.ts';

/**
 * Finds the required answers of a question that are missing, with the reasons by key. Does not need yup.
 *
 * @param name stands in the default '<name> is a required field'.
 */
export function findMissing(question: Question, view: FormView, name = ''): ErrorsByKey {
  switch (question.kind) {
    case 'monthYear': {
      const blank = [question.month, question.year].filter(({ key }) => view.read(key) === EMPTY_ANSWER);
      // Half a date is no date: the missing half is asked for even where the question is optional.
      const missing = blank.length === 1 || question.required !== false ? blank : [];
      return new Map(missing.map((part) => [part.key, [part.missing]]));
    }
    case 'checkboxGroup': {
      const { key, boxes, allRequired } = question;
      const isDone = allRequired === undefined || boxes.every((box) => view.read(box.key) === 'true');
      return new Map(isDone ? [] : [[key, [allRequired]]]);
    }
    default: {
      const { key, required, checks } = question;
      if (view.read(key).trim() !== EMPTY_ANSWER) return NO_ERRORS;
      const reasons = checks.flatMap((check) => (isRequiredBy(check, view) ? [check.message] : []));
      if (required !== false) reasons.unshift(required === true ? VALIDATION_WORDS.required(name) : required);
      return new Map(reasons.length > 0 ? [[key, [...new Set(reasons)]]] : []);
    }
  }
}

/** Says whether other answers make this one required. */
export function isRequiredBy(
  check: Check,
  view: FormView,
): check is Extract<Check, { check: 'requiredWhen' }> {
  return check.check === 'requiredWhen' && check.all.every((rule) => evaluate(rule, view));
}
