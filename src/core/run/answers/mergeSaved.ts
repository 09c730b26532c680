import type { AnswerKey } from '@admission/sdk';
import { writtenKeys } from '../../kinds/questionKeys.ts';
import { isHidden, settle } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import type { PlacedQuestion } from '../walkForm.ts';
import { answersTo } from './answersTo.ts';
import { EMPTY_ANSWER, type Answers, type FormView, overlay } from './FormState.ts';

/**
 * Works out what another tab's saved answers change here: every key that is not unsaved here, and does not belong to an
 * answer that was replaced here.
 *
 * Ends settled. Where that clears an answer given here too, the answer of there comes: a state chosen here goes
 * with its country, that of the other country stays.
 *
 * @param known what the server was known to have before.
 */
export function mergeSaved(
  index: FormIndex,
  view: FormView,
  saved: Answers,
  unsaved: Answers,
  known: Answers,
): Answers {
  const entries = Object.entries(saved) as [AnswerKey, string][];
  const server: Answers = { ...known, ...saved };
  const isReplaced = ({ question }: PlacedQuestion) =>
    question.kind === 'dependent' &&
    question.controlledBy in unsaved &&
    unsaved[question.controlledBy] !== (server[question.controlledBy] ?? EMPTY_ANSWER);
  const taken = Object.fromEntries(
    entries.filter(([key]) => !(key in unsaved) && !index.placesOf.get(key)?.some(isReplaced)),
  );
  const settled = settle(index, view, taken);
  const freed = entries.filter(
    ([key, value]) => value !== EMPTY_ANSWER && key in unsaved && settled[key] === EMPTY_ANSWER,
  );
  return freed.length === 0 ? settled : settle(index, view, { ...taken, ...Object.fromEntries(freed) });
}

/**
 * Changed answers with those they are sent with: a country and its state are one answer, even where one of them is as it
 * was. Sent alone, the country of one device could end with the state of another.
 */
export function withTies(index: FormIndex, changed: Answers, answers: Answers): Answers {
  const keys = index.questions.flatMap(({ question }) => {
    if (question.kind !== 'dependent') return [];
    const [controlling] = index.placesOf.get(question.controlledBy) ?? [];
    const tied = [question, ...(controlling ? [controlling.question] : [])];
    return tied.some(({ key }) => key in changed) ? tied.flatMap(writtenKeys) : [];
  });
  return { ...answersTo(keys, (key) => answers[key] ?? EMPTY_ANSWER), ...changed };
}

/**
 * The saved answers that count as known here: all but those hidden by an answer this tab has not read yet.
 *
 * A tab that lacks the parent of a saved answer cannot show it. Its blank is no change of its own, and must not be
 * sent as one. Nor is the answer of an upload question, which follows from the documents this tab knows: two tabs that
 * know different ones would save theirs in turn for ever.
 *
 * @param known what the server was known to have before.
 */
export function knownOf(index: FormIndex, view: FormView, saved: Answers, known: Answers): Answers {
  const server = overlay(view, (key) => saved[key] ?? known[key] ?? EMPTY_ANSWER);
  return Object.fromEntries(
    Object.entries(saved).filter(
      ([key, value]) =>
        !index.uploadKeys.includes(key as AnswerKey) &&
        (view.read(key as AnswerKey) === value || !isHidden(index, key as AnswerKey, server)),
    ),
  );
}
