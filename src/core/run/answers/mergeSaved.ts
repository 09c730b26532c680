import type { AnswerKey } from '@admission/sdk';
import { isHidden } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { answersTo, keysOf } from './answersTo.ts';
import { EMPTY_ANSWER, type Answers, type FormView, overlay } from './FormState.ts';

type Tie = FormIndex['ties'][number];

/**
 * Returns the saved answers of another tab or device that change answers here, without settling their
 * consequences.
 *
 * Unsaved answers are kept, and so is the state that belongs to a country changed here. If the other save
 * changes a country, its state is adopted too: it replaces an unsaved state here, and is not cleared if both
 * countries have it.
 *
 * @param known the answers that the server was known to have before that save.
 */
export function mergeSaved(
  index: FormIndex,
  view: FormView,
  saved: Answers,
  unsaved: Answers,
  known: Answers,
): Answers {
  const server: Answers = { ...known, ...saved };
  const isReplaced = ([controlling]: Tie) =>
    controlling in unsaved && unsaved[controlling] !== (server[controlling] ?? EMPTY_ANSWER);
  const keptTied = index.ties.filter(isReplaced).flat();
  const isTaken = (key: AnswerKey) =>
    key in saved && !(key in unsaved) && !keptTied.includes(key) && saved[key] !== view.read(key);
  const takenTied = index.ties.filter(([controlling]) => isTaken(controlling)).flat();
  const taken = keysOf(saved).filter((key) => isTaken(key) || takenTied.includes(key));
  return answersTo(taken, (key) => saved[key]);
}

/**
 * Returns changed answers together with those that must be sent with them. A country and its state count as
 * one answer, even if only one of them changed; otherwise the country from one device could end up with the
 * state from another.
 */
export function withTies(index: FormIndex, changed: Answers, answers: Answers): Answers {
  const keys = index.ties.filter((tie) => tie.some((key) => key in changed)).flat();
  return { ...answersTo(keys, (key) => answers[key] ?? EMPTY_ANSWER), ...changed };
}

/**
 * Returns the saved answers that count as known here.
 *
 * An answer is excluded if this tab lacks the controlling answer that shows it: the tab's own blank is then
 * not a change and must not be sent as one. Answers to upload questions are excluded because they follow from
 * the documents that this tab knows: tabs that know different documents would keep overwriting each other.
 *
 * @param known the answers that the server was known to have before.
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
