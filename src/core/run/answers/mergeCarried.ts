import type { AnswerKey } from '@admission/sdk';
import { companionOf } from '../../kinds/questionKeys.ts';
import { EMPTY_ANSWER, type FormState } from './FormState.ts';

/**
 * Merges answers that a visitor typed before logging in into the saved ones.
 *
 * A saved answer wins; a carried one fills blanks; a carried blank changes nothing. Counts take the larger,
 * so that carried components are not hidden.
 */
export function mergeCarried(saved: FormState, carried: FormState): FormState {
  const answers: Partial<Record<AnswerKey, string>> = { ...saved.answers };
  for (const [key, value] of Object.entries(carried.answers) as [AnswerKey, string][]) {
    if (key.endsWith('_desc') || value === EMPTY_ANSWER) continue;
    if ((answers[key] ?? EMPTY_ANSWER) !== EMPTY_ANSWER) continue;
    answers[key] = value;
    // A companion names the choice beside it, so both must come from the same source.
    const companion = companionOf(key);
    if (companion in carried.answers || companion in answers)
      answers[companion] = carried.answers[companion] ?? EMPTY_ANSWER;
  }

  const addAnother = { ...saved.addAnother };
  for (const [id, count] of Object.entries(carried.addAnother))
    addAnother[id] = Math.max(addAnother[id] ?? 0, count);
  return { answers, addAnother, tabs: { ...carried.tabs, ...saved.tabs } };
}
