import type { AnswerKey } from '@admission/sdk';
import { entriesOf } from '../../entriesOf.ts';
import { companionOf } from '../../kinds/questionKeys.ts';
import { keepsAnswer } from '../conditions/isOpen.ts';
import type { FormIndex } from '../indexForm.ts';
import { EMPTY_ANSWER, type Answers, type FormState, type FormView, overlay } from './FormState.ts';

/**
 * Merges carried answers into the saved ones, except those that do not fit: answers to questions that the
 * saved answers hide, and choices made for a different controlling answer, such as Texas when the saved
 * country is Canada.
 *
 * Saved answers stay unchanged, consistent or not. The loop always terminates, because each pass only removes
 * carried answers.
 */
export function fitCarried(
  index: FormIndex,
  saved: FormState,
  carried: FormState,
  form: FormView,
): FormState {
  const merged = mergeCarried(saved, carried);
  const answers = new Map(entriesOf(merged.answers));
  const view = overlay(form, (key) => answers.get(key) ?? EMPTY_ANSWER);
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

/**
 * Merges a visitor's answers from before the log-in into the saved answers.
 *
 * A saved answer wins, a carried answer fills a blank, and a carried blank changes nothing. The larger count
 * wins, so that no carried item is hidden.
 */
function mergeCarried(saved: FormState, carried: FormState): FormState {
  const answers: Partial<Record<AnswerKey, string>> = { ...saved.answers };
  for (const [key, value] of entriesOf(carried.answers)) {
    if (key.endsWith('_desc') || value === EMPTY_ANSWER) continue;
    if ((answers[key] ?? EMPTY_ANSWER) !== EMPTY_ANSWER) continue;
    answers[key] = value;
    // A companion is the label of its choice, so both must come from the same source.
    const companion = companionOf(key);
    if (companion in carried.answers || companion in answers)
      answers[companion] = carried.answers[companion] ?? EMPTY_ANSWER;
  }

  const addAnother = { ...saved.addAnother };
  for (const [id, count] of Object.entries(carried.addAnother))
    addAnother[id] = Math.max(addAnother[id] ?? 0, count);
  return { answers, addAnother, tabs: { ...carried.tabs, ...saved.tabs } };
}
