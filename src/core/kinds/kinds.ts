import type { AnswerKey } from '@admission/sdk';
import type { Question } from '../declare/FormNode.ts';
import type { QuestionBase } from '../declare/QuestionBase.ts';
import type { FormView } from '../answers/FormState.ts';
import type { ErrorsByKey } from '../answers/ErrorsByKey.ts';
import { AUTOCOMPLETE } from './autocomplete.ts';
import { CHECKBOX_GROUP } from './checkboxGroup.ts';
import { CHOICE } from './choices.ts';
import { DEPENDENT } from './dependent.ts';
import { type Kind, type OfferedList, PLAIN } from './Kind.ts';
import { MONTH_YEAR } from './monthYear.ts';
import { TEXTAREA } from './textarea.ts';
import { tidyLine } from './tidyLine.ts';

export type KindName = Question['kind'];

export type QuestionOf<K extends KindName> = {
  [Each in K]: Extract<Question, { kind: Each }> & { readonly kind: Each };
}[K];

const LINE: Kind<QuestionBase> = { ...PLAIN, tidy: tidyLine };

const KINDS: { readonly [K in KindName]: Kind<QuestionOf<K>> } = {
  text: LINE,
  textarea: TEXTAREA,
  date: PLAIN,
  sensitive: LINE,
  phone: LINE,
  select: CHOICE,
  radio: CHOICE,
  dependent: DEPENDENT,
  checkbox: PLAIN,
  checkboxGroup: CHECKBOX_GROUP,
  monthYear: MONTH_YEAR,
  autocomplete: AUTOCOMPLETE,
  confirmation: PLAIN,
  upload: PLAIN,
};

/** Returns the keys that the applicant answers in this question, excluding companions. */
export function askedKeys<K extends KindName>(question: QuestionOf<K>): readonly AnswerKey[] {
  return KINDS[question.kind].asks(question);
}

/**
 * Returns the lists that a question offers, each with the key of the answer chosen from it.
 *
 * @param view the other answers; if omitted, a dependent drop-down has a list for each controlling value.
 */
export function listsOf<K extends KindName>(
  question: QuestionOf<K>,
  view?: FormView,
): readonly OfferedList[] {
  return KINDS[question.kind].lists(question, view);
}

/**
 * Normalises an answer when its field loses focus, before it is validated. Choices stay unchanged, and multi-line text
 * except for tabs.
 */
export function tidyAnswer<K extends KindName>(question: QuestionOf<K>, answer: string): string {
  return KINDS[question.kind].tidy(question, answer);
}

/**
 * Returns the messages for a question's missing required answers, by key. Does not need yup.
 *
 * @param name the name in the default message, '<name> is a required field'.
 */
export function findMissing<K extends KindName>(
  question: QuestionOf<K>,
  view: FormView,
  name = '',
): ErrorsByKey {
  return KINDS[question.kind].missing(question, view, name);
}
