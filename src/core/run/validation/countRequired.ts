import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../answers/FormState.ts';
import { isShown } from '../conditions/isOpen.ts';
import type { Check } from '../../declare/Check.ts';
import type { Question } from '../../declare/FormNode.ts';
import type { FormIndex } from '../indexForm.ts';
import { findMissing } from '../../kinds/kinds.ts';
import { isRequiredBy } from '../../kinds/missingAnswer.ts';

/** How many questions of a page must be answered, and how many of them are. */
export interface RequiredCount {
  readonly required: number;
  readonly answered: number;
}

/**
 * Counts the required questions on screen, and those answered, by the id of their page.
 *
 * It counts and does not judge: an answer that is wrong is an answer. What is asked in one go counts once: a month
 * and year, a group of boxes that must all be ticked, and questions of which one is enough, such as the phones.
 * Nothing is left exactly when the checks find nothing missing. It needs no yup.
 */
export function countRequired(index: FormIndex, view: FormView): ReadonlyMap<string, RequiredCount> {
  const shown = index.questions.filter((placed) => isShown(placed, view));
  const groupOf = new Map<AnswerKey, AnswerKey>();
  for (const { question } of shown)
    for (const key of question.checks.flatMap(keysOfWhichOneIsEnough)) groupOf.set(key, question.key);

  /** Page → what counts once there → whether it is answered. */
  const pages = new Map(index.form.pages.map((page) => [page.id, new Map<AnswerKey, boolean>()]));
  for (const { question, page } of shown) {
    if (!isRequired(question, view)) continue;
    const counted = pages.get(page.id);
    const group = groupOf.get(question.key) ?? question.key;
    counted?.set(group, (counted.get(group) ?? true) && !isLeft(question, view));
  }
  return new Map(
    [...pages].map(([id, counted]) => {
      const answered = [...counted.values()].filter(Boolean).length;
      return [id, { required: counted.size, answered }];
    }),
  );
}

/** Says whether a question on screen must be answered and is not. */
export function isLeft(question: Question, view: FormView): boolean {
  return findMissing(question, view).size > 0;
}

/** Says whether it must be answered, given or not. */
function isRequired(question: Question, view: FormView): boolean {
  if (question.required !== false || isLeft(question, view)) return true;
  return question.checks.some(
    (check) => isRequiredBy(check, view) || keysOfWhichOneIsEnough(check).length > 0,
  );
}

/** The other keys of which one is enough: those that must be blank for this one to be required. */
function keysOfWhichOneIsEnough(check: Check): readonly AnswerKey[] {
  if (check.check !== 'requiredWhen' || check.all.some((rule) => rule.operator !== 'notAnswered')) return [];
  return check.all.map((rule) => rule.valueKey);
}
