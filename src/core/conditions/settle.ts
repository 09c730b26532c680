import type { AnswerKey } from '@admission/sdk';
import { EMPTY_ANSWER, type Answers, type FormView } from '../answers/FormState.ts';
import type { FormIndex } from '../question/indexForm.ts';
import { isShown } from './isOpen.ts';

/**
 * Works out everything one change leads to: the change itself and the answers it clears, and those
 * that these clear in turn, until nothing moves (TRAP-18).
 *
 * It always ends: a pass only ever turns given answers into blanks, and each at most once. It runs
 * only after a person's change, never when saved answers arrive (TRAP-16).
 *
 * @param before the form as it was.
 * @returns the keys whose answers differ afterwards, with their new values.
 */
export function settle(index: FormIndex, before: FormView, changes: Answers): Answers {
  const result: Partial<Record<AnswerKey, string>> = {};
  let changed = (Object.keys(changes) as AnswerKey[]).filter((key) => before.read(key) !== changes[key]);
  for (const key of changed) result[key] = changes[key];

  const after: FormView = { ...before, today: before.today, read: (key) => result[key] ?? before.read(key) };
  while (changed.length > 0) {
    const cleared: AnswerKey[] = [];
    const clearers = new Set(changed.flatMap((key) => index.clearersOf.get(key) ?? []));
    for (const clearer of clearers) {
      for (const key of clearer.keysToClear(after)) {
        if (after.read(key) === EMPTY_ANSWER || key in changes) continue;
        // A key asked in two places stays while one of them shows it (TRAP-19).
        const places = index.placesOf.get(key) ?? [];
        if (places.length > 1 && places.some((placed) => isShown(placed, after))) continue;
        result[key] = EMPTY_ANSWER;
        cleared.push(key);
      }
    }
    changed = cleared;
  }
  return result;
}
