import type { AnswerKey } from '@admission/sdk';
import { settle } from '../conditions/settle.ts';
import type { FormIndex } from '../indexForm.ts';
import { EMPTY_ANSWER, type Answers, type FormView } from './FormState.ts';

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
