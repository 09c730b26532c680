import { EMPTY_ANSWER, type FormView } from '../answers/FormState.ts';
import type { MonthYearPart, MonthYearQuestion } from '../../declare/Question.ts';

/**
 * The halves of a month and year that must be chosen and are not.
 *
 * Half a date is no date: the missing half is asked for even where the question is optional.
 */
export function missingParts(question: MonthYearQuestion, view: FormView): readonly MonthYearPart[] {
  const blank = [question.month, question.year].filter((part) => view.read(part.key) === EMPTY_ANSWER);
  return blank.length === 1 || question.required !== false ? blank : [];
}
