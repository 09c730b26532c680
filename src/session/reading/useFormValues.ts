import { useCallback, useState, useSyncExternalStore } from 'react';
import type { AnswerKey } from '@admission/sdk';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import type { SummaryItem } from '../../core/run/validation/errorSummary.ts';
import { useFormStore } from './SessionContext.ts';

/**
 * Reads a value from the store and rerenders only when the value changes.
 *
 * @param read returns the same value (by `Object.is`) as long as nothing changes.
 * @param keys the answers that `read` depends on; it does not run when other answers change. Omit them if
 * `read` depends on other data.
 */
export function useFormValue<T>(read: (store: FormStore) => T, keys?: readonly AnswerKey[]): T {
  const store = useFormStore();
  // Each render makes a new list, usually of the same keys.
  const [followed, setFollowed] = useState(keys);
  if (!hasSameKeys(keys, followed)) setFollowed(keys);
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(listener, followed),
    [store, followed],
  );
  const readNow = () => read(store);
  return useSyncExternalStore(subscribe, readNow, readNow);
}

function hasSameKeys(
  some: readonly AnswerKey[] | undefined,
  others: readonly AnswerKey[] | undefined,
): boolean {
  return some?.length === others?.length && (some ?? []).every((key, at) => key === others?.[at]);
}

/** Returns one answer; '' if there is none. */
export function useAnswer(key: AnswerKey): string {
  return useFormValue((store) => store.answer(key), [key]);
}

/** Returns the error messages of one question. */
export function useErrors(key: AnswerKey): readonly string[] {
  return useFormValue((store) => store.errors.of(key), [key]);
}

/** Returns all errors of the form as summary items. */
export function useSummary(): readonly SummaryItem[] {
  return useFormValue((store) => store.errors.summary());
}

/** Returns whether answers are being validated. */
export function useValidating(): boolean {
  return useFormValue((store) => store.errors.validating);
}
