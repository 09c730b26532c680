import { EMPTY_ANSWER, type FormView } from '../../answers/FormState.ts';
import { isShown } from '../conditions/isOpen.ts';
import { type Check, maxLength } from '../../declare/Check.ts';
import type { Question } from '../../declare/FormNode.ts';
import { isNumber } from '../../kinds/isNumber.ts';
import { findMissing, listsOf } from '../../kinds/kinds.ts';
import { optionsOf } from '../../kinds/optionsOf.ts';
import type { PlacedQuestion } from '../walkForm.ts';
import { type ErrorsByKey, NO_ERRORS } from '../../answers/ErrorsByKey.ts';
import { type Finder, makeFinder } from './makeFinder.ts';
import { nameOf } from './nameOf.ts';
import { VALIDATION_WORDS } from '../../kinds/validationWords.ts';
import type { Validator } from './ErrorBook.ts';

/** The parts of a question's validation that do not depend on its answer. */
interface Prepared {
  readonly name: string;
  readonly finders: readonly Finder[];
}

/**
 * Creates the validator for a form; the finders for its checks are created on first use and cached.
 *
 * Import this module dynamically, because it loads yup.
 */
export function createValidator(): Validator {
  const known = new Map<PlacedQuestion, Prepared>();
  const prepare = (placed: PlacedQuestion): Prepared => {
    const name = nameOf(placed);
    const prepared = { name, finders: checksOf(placed.question).map((check) => makeFinder(check, name)) };
    // Stryker disable next-line all: only saves time
    known.set(placed, prepared);
    return prepared;
  };

  return (placed, view) => {
    const { question } = placed;
    if (!isShown(placed, view)) return NO_ERRORS;
    const { name, finders } = known.get(placed) ?? prepare(placed);
    if (view.isUnreadable?.(question.key)) return new Map([[question.key, [VALIDATION_WORDS.notDate(name)]]]);
    const missing = findMissing(question, view, name);
    const unlisted = findUnlisted(question, view);
    if (missing.size + unlisted.size > 0) return new Map([...missing, ...unlisted]);
    const answer = view.read(question.key);
    if (answer.trim() === EMPTY_ANSWER) return NO_ERRORS;
    const messages = finders.flatMap((find) => find(answer, view));
    return messages.length > 0 ? new Map([[question.key, [...new Set(messages)]]]) : NO_ERRORS;
  };
}

/** Returns the checks that a question declares, plus one for its maximum length unless it is a number. */
function checksOf(question: Question): readonly Check[] {
  const hasLength = 'max' in question && !isNumber(question);
  return hasLength ? [...question.checks, maxLength(question.max)] : question.checks;
}

/**
 * Returns errors for choices that are not in their lists as of today.
 *
 * A saved choice can be outdated: lists of years change, and a looked-up state can belong to another country.
 */
function findUnlisted(question: Question, view: FormView): ErrorsByKey {
  const unlisted = listsOf(question, view).filter(({ key, options }) => {
    const chosen = view.read(key);
    return chosen !== EMPTY_ANSWER && !optionsOf(options, view.today()).some(({ value }) => value === chosen);
  });
  return new Map(unlisted.map(({ key }) => [key, [VALIDATION_WORDS.notListed]]));
}
