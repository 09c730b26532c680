import type { AnswerKey } from '@admission/sdk';
import { ADD_ANOTHER_DEFAULT } from '../../constants.ts';
import { companionOf } from '../../kinds/questionKeys.ts';
import { keepsAnswer } from '../conditions/isOpen.ts';
import type { FormIndex } from '../indexForm.ts';
import { EMPTY_ANSWER, type Answers, type FormState, type FormView } from './FormState.ts';
import { mergeCarried } from './mergeCarried.ts';

/**
 * Merges what was carried into what is saved, without the answers that do not fit: those to questions the saved answers
 * hide, and choices that belonged to another controlling answer, as Texas does when the saved country is Canada.
 *
 * What is saved stays as it is, odd or not. It always ends: a pass only ever takes carried answers away.
 *
 * @param merge which of the two wins where both have an answer.
 */
export function fitCarried(
  index: FormIndex,
  saved: FormState,
  carried: FormState,
  today: FormView['today'],
  merge: (saved: FormState, carried: FormState) => FormState = mergeCarried,
): FormState {
  const merged = merge(saved, carried);
  const answers = new Map(Object.entries(merged.answers) as [AnswerKey, string][]);
  const view: FormView = {
    read: (key) => answers.get(key) ?? EMPTY_ANSWER,
    count: (id) => merged.addAnother[id] ?? ADD_ANOTHER_DEFAULT,
    tab: (id, defaultTab) => merged.tabs[id] || defaultTab,
    today,
  };
  const savedAnswer = (key: AnswerKey) => saved.answers[key] ?? EMPTY_ANSWER;
  const findUnfit = () =>
    [...answers.keys()].filter(
      (key) => view.read(key) !== savedAnswer(key) && !fits(index, key, view, carried.answers),
    );

  for (let unfit = findUnfit(); unfit.length > 0; unfit = findUnfit())
    for (const key of unfit.flatMap((each) => [each, companionOf(each)]))
      if (answers.has(key)) answers.set(key, savedAnswer(key));
  return { ...merged, answers: Object.fromEntries(answers) };
}

function fits(index: FormIndex, key: AnswerKey, view: FormView, carried: Answers): boolean {
  const places = index.placesOf.get(key) ?? [];
  if (places.length === 0) return true;
  return places.some((placed) => {
    const { question } = placed;
    if (!keepsAnswer(placed, view)) return false;
    if (!('controlledBy' in question)) return true;
    return view.read(question.controlledBy) === (carried[question.controlledBy] ?? EMPTY_ANSWER);
  });
}
