import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../../answers/FormState.ts';
import { isShown } from '../conditions/isOpen.ts';
import type { Question } from '../../declare/FormNode.ts';
import type { FormIndex } from '../indexForm.ts';
import { findMissing } from '../../kinds/kinds.ts';
import { isRequiredBy } from '../../kinds/missingAnswer.ts';

/** The number of required questions on a page, and how many of them are answered. */
export interface RequiredCount {
  readonly required: number;
  readonly answered: number;
}

/**
 * Counts, by page id, the required questions on screen and how many of them are answered.
 *
 * An invalid answer counts as answered. Questions that belong together count as one: a month and year, a group of boxes
 * that must all be ticked, and questions of which only one must be answered, such as the phone numbers. All count as
 * answered exactly when validation finds no missing answer. Does not need yup.
 */
export function countRequired(index: FormIndex, view: FormView): ReadonlyMap<string, RequiredCount> {
  const shown = index.questions.filter((placed) => isShown(placed, view));
  /** Page id → key of a counted question → whether it is answered. */
  const pages = new Map(index.form.pages.map((page) => [page.id, new Map<AnswerKey, boolean>()]));
  for (const { question, page } of shown) {
    const alternatives = index.alternatives.get(question.key);
    if (!alternatives && !isRequired(question, view)) continue;
    const counted = pages.get(page.id);
    const group = alternatives?.[0] ?? question.key;
    counted?.set(group, (counted.get(group) ?? true) && !isUnanswered(question, view));
  }
  return new Map(
    [...pages].map(([id, counted]) => {
      const answered = [...counted.values()].filter(Boolean).length;
      return [id, { required: counted.size, answered }];
    }),
  );
}

/** Returns whether a question on screen is required and has no answer yet. */
export function isUnanswered(question: Question, view: FormView): boolean {
  return findMissing(question, view).size > 0;
}

/** Returns whether a question is required, whether or not it has been answered. */
function isRequired(question: Question, view: FormView): boolean {
  if (question.required !== false || isUnanswered(question, view)) return true;
  return question.checks.some((check) => isRequiredBy(check, view));
}
