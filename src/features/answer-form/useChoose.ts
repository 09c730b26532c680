import { useCallback } from 'react';
import type { AnswerKey } from '../../data/sdk.ts';
import { companionOf } from '../../core/declare/questionKeys.ts';
import { EMPTY_ANSWER } from '../../core/run/answers/FormState.ts';
import { useFormStore } from '../../data/Connection.ts';

/**
 * Stores a choice and, in the same update, the label that goes with it.
 *
 * One only passed on the way to another clears nothing for good until its group is left.
 */
export function useChoose(key: AnswerKey) {
  const store = useFormStore();
  return useCallback(
    (value: string, label: string, isPassing = false) => {
      const changes = { [key]: value, [companionOf(key)]: value === EMPTY_ANSWER ? EMPTY_ANSWER : label };
      if (isPassing) store.enter(changes);
      else store.change(changes);
    },
    [store, key],
  );
}
