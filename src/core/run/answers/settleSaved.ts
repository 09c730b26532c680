import type { AnswerKey } from '@admission/sdk';
import { isHidden, settle } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { EMPTY_ANSWER, type Answers, type FormView, overlay } from './FormState.ts';

/**
 * Works out what another tab's saved answers change here: every key that is not unsaved here.
 *
 * Ends settled. Where that clears an answer given here too, the answer of there comes: a state chosen here goes
 * with its country, that of the other country stays.
 */
export function settleSaved(index: FormIndex, view: FormView, saved: Answers, unsaved: Answers): Answers {
  const entries = Object.entries(saved) as [AnswerKey, string][];
  const taken = Object.fromEntries(entries.filter(([key]) => !(key in unsaved)));
  const settled = settle(index, view, taken);
  const freed = entries.filter(
    ([key, value]) => value !== EMPTY_ANSWER && key in unsaved && settled[key] === EMPTY_ANSWER,
  );
  return freed.length === 0 ? settled : settle(index, view, { ...taken, ...Object.fromEntries(freed) });
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
