import type { AnswerKey } from '@admission/sdk';
import { EMPTY_ANSWER, type Answers, type FormState } from './FormState.ts';

/**
 * Merges what a visitor typed before logging in into what is saved.
 *
 * A saved answer wins; a carried one fills blanks; a carried blank changes nothing (TRAP-12). Counts
 * take the larger, so that carried components are not hidden (TRAP-15).
 */
export function mergeCarried(saved: FormState, carried: FormState): FormState {
  const answers: Partial<Record<AnswerKey, string>> = { ...saved.answers };
  for (const [key, value] of Object.entries(carried.answers) as [AnswerKey, string][])
    if (value !== EMPTY_ANSWER && (answers[key] ?? EMPTY_ANSWER) === EMPTY_ANSWER) answers[key] = value;

  const addAnother = { ...saved.addAnother };
  for (const [id, count] of Object.entries(carried.addAnother))
    addAnother[id] = Math.max(addAnother[id] ?? 0, count);
  return { answers, addAnother, tabs: { ...carried.tabs, ...saved.tabs } };
}

/** Lays answers typed but not saved before the session ended over the saved ones: the newer wins. */
export function mergeUnsaved(saved: FormState, unsaved: Answers): FormState {
  return { ...saved, answers: { ...saved.answers, ...unsaved } };
}
