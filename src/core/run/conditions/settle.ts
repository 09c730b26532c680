import type { AnswerKey } from '@admission/sdk';
import { EMPTY_ANSWER, overlay, type Answers, type FormView } from '../answers/FormState.ts';
import type { FormIndex } from '../indexForm.ts';
import type { Clearer } from './Clearer.ts';
import { keepsAnswer } from './isOpen.ts';

/**
 * Works out everything one change leads to: the change itself and the answers it clears, and those
 * that these clear in turn, until nothing moves (TRAP-18).
 *
 * It always ends: a pass only ever turns given answers into blanks, and each at most once. It runs
 * only after a person's change, never when saved answers arrive (TRAP-16). An answer given to a question
 * that is hidden, such as the county of a looked-up address, is not taken.
 *
 * @param before the form as it was.
 * @returns the keys whose answers differ afterwards, with their new values.
 */
export function settle(index: FormIndex, before: FormView, changes: Answers): Answers {
  const result: Partial<Record<AnswerKey, string>> = {};
  const after = overlay(before, result);

  let changed = (Object.keys(changes) as AnswerKey[]).filter(
    (key) => before.read(key) !== (changes[key] ?? EMPTY_ANSWER),
  );
  for (const key of changed) result[key] = changes[key] ?? EMPTY_ANSWER;
  for (const key of changed) if (isHidden(index, key, after)) result[key] = EMPTY_ANSWER;

  while (changed.length > 0) {
    const cleared: AnswerKey[] = [];
    for (const clearer of new Set(changed.flatMap((key) => index.clearersOf.get(key) ?? [])))
      for (const key of clearer.keysToClear(after)) {
        if (after.read(key) === EMPTY_ANSWER || isSpared(clearer, key)) continue;
        result[key] = EMPTY_ANSWER;
        cleared.push(key);
      }
    changed = cleared;
  }
  return Object.fromEntries(
    Object.entries(result).filter(([key, value]) => before.read(key as AnswerKey) !== value),
  );

  function isSpared(clearer: Clearer, key: AnswerKey): boolean {
    // A key asked in two places stays while one of them may keep it (TRAP-19).
    if (clearer.why === 'hides') return !isHidden(index, key, after);
    // An answer given together with its controlling answer belongs to the new value.
    return clearer.why === 'controls' && key in changes;
  }
}

/** Says whether a key is asked for only inside content that is hidden now, so that no answer to it is taken. */
export function isHidden(index: FormIndex, key: AnswerKey, view: FormView): boolean {
  const places = index.placesOf.get(key) ?? [];
  return places.length > 0 && !places.some((placed) => keepsAnswer(placed, view));
}
