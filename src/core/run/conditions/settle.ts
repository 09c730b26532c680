import type { AnswerKey } from '@admission/sdk';
import { entriesOf } from '../../entriesOf.ts';
import { keysOf } from '../../answers/answersTo.ts';
import { EMPTY_ANSWER, overlay, type Answers, type FormView } from '../../answers/FormState.ts';
import type { Question } from '../../declare/FormNode.ts';
import type { FormIndex } from '../indexForm.ts';
import { writtenKeys } from '../../kinds/questionKeys.ts';
import { evaluate } from '../../declare/evaluate.ts';
import { keepsAnswer } from './isOpen.ts';

/**
 * Works out everything that a change leads to: the changed answers, the answers they clear, and the answers cleared in
 * turn, until nothing changes any more.
 *
 * It always terminates, because each pass only turns answers into blanks, and each answer at most once. It is not used
 * when saved answers are loaded. An answer to a hidden question, such as the county in a looked-up address, is dropped.
 *
 * @param before the form before the change.
 * @returns the keys whose answers differ afterwards, with their new values.
 */
export function settle(index: FormIndex, before: FormView, changes: Answers): Answers {
  const result: Partial<Record<AnswerKey, string>> = {};
  const after = overlay(before, (key) => result[key] ?? before.read(key));

  let changed = keysOf(changes).filter((key) => before.read(key) !== (changes[key] ?? EMPTY_ANSWER));
  for (const key of changed) result[key] = changes[key] ?? EMPTY_ANSWER;
  for (const key of changed) if (isHidden(index, key, after)) result[key] = EMPTY_ANSWER;

  while (changed.length > 0) {
    const cleared: AnswerKey[] = [];
    const clear = (key: AnswerKey) => {
      if (after.read(key) === EMPTY_ANSWER) return;
      result[key] = EMPTY_ANSWER;
      cleared.push(key);
    };
    for (const { question } of new Set(changed.flatMap((key) => index.gatedBy.get(key) ?? []))) {
      const isOfOldValue = 'controlledBy' in question && changed.includes(question.controlledBy);
      for (const key of writtenKeys(question))
        // An answer set together with its controlling answer already fits the new value.
        if ((isOfOldValue && !(key in changes)) || isHidden(index, key, after)) clear(key);
    }
    for (const { clearUnless, keys } of index.watchers)
      if (changed.includes(clearUnless.valueKey) && !evaluate(clearUnless, after)) keys.forEach(clear);
    changed = cleared;
  }
  return Object.fromEntries(entriesOf(result).filter(([key, value]) => before.read(key) !== value));
}

/** Returns the question that currently asks for a key; two condition groups can share a key. */
export function questionOf(index: FormIndex, key: AnswerKey, view: FormView): Question | undefined {
  const places = index.placesOf.get(key) ?? [];
  return (places.find((placed) => keepsAnswer(placed, view)) ?? places[0])?.question;
}

/** Returns whether every question that asks for a key is hidden, so that any answer to it is dropped. */
export function isHidden(index: FormIndex, key: AnswerKey, view: FormView): boolean {
  const places = index.placesOf.get(key) ?? [];
  return places.length > 0 && !places.some((placed) => keepsAnswer(placed, view));
}
