import type { AnswerKey } from '@admission/sdk';
import type { FormView } from '../answers/FormState.ts';
import { evaluate } from '../conditions/evaluate.ts';
import { isShown } from '../conditions/isOpen.ts';
import type { Check } from '../../declare/Check.ts';
import type { Question } from '../../declare/FormNode.ts';
import type { FormIndex } from '../indexForm.ts';
import { missingParts } from './missingParts.ts';
import { requiredMessages } from './requiredMessages.ts';

/** How many questions of a page must be answered, and how many of them are. */
export interface RequiredCount {
  readonly required: number;
  readonly answered: number;
}

type RequiredWhen = Extract<Check, { check: 'requiredWhen' }>;

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
    for (const check of question.checks)
      if (check.check === 'requiredWhen' && isOneOf(check))
        for (const rule of check.all) groupOf.set(rule.valueKey, question.key);

  /** Page → what counts once there → whether it is answered. */
  const pages = new Map(index.form.pages.map((page) => [page.id, new Map<AnswerKey, boolean>()]));
  for (const { question, page } of shown) {
    if (!isRequired(question, view)) continue;
    const counted = pages.get(page.id);
    const group = groupOf.get(question.key) ?? question.key;
    counted?.set(group, (counted.get(group) ?? true) && !isMissing(question, view));
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
  return isRequired(question, view) && isMissing(question, view);
}

function isRequired(question: Question, view: FormView): boolean {
  if (question.kind === 'checkboxGroup') return question.allRequired !== undefined;
  if (question.required !== false) return true;
  if (question.kind === 'monthYear') return missingParts(question, view).length > 0;
  return question.checks.some(
    (check) =>
      check.check === 'requiredWhen' &&
      (isOneOf(check) || check.all.every((rule) => evaluate(rule, view.read, view.today))),
  );
}

function isMissing(question: Question, view: FormView): boolean {
  switch (question.kind) {
    case 'monthYear':
      return missingParts(question, view).length > 0;
    case 'checkboxGroup':
      return question.boxes.some((box) => view.read(box.key) !== 'true');
    default:
      if (view.read(question.key).trim() !== '') return false;
      return requiredMessages('', question.required, question.checks, view).length > 0;
  }
}

/** Required only while others are blank: one of them is enough. */
function isOneOf(check: RequiredWhen): boolean {
  return check.all.every((rule) => rule.operator === 'notAnswered');
}
