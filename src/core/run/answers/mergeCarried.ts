import type { AnswerKey } from '@admission/sdk';
import { entriesOf } from '../../entriesOf.ts';
import { companionOf } from '../../kinds/questionKeys.ts';
import { EMPTY_ANSWER, type FormState } from './FormState.ts';

/**
 * Merges a visitor's answers from before the log-in into the saved answers.
 *
 * A saved answer wins, a carried answer fills a blank, and a carried blank changes nothing. The larger count
 * wins, so that no carried item is hidden.
 */
export function mergeCarried(saved: FormState, carried: FormState): FormState {
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
