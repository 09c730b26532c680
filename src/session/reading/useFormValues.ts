import { useCallback, useSyncExternalStore } from 'react';
import type { AnswerKey } from '@admission/sdk';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import type { SummaryItem } from '../../core/run/validation/errorSummary.ts';
import { useFormStore } from '../SessionContext.ts';

/**
 * Reads a value of the store and renders again only when it changes.
 *
 * @param read returns the same value (by `Object.is`) while nothing changes.
 * @param keys the answers it reads, so that the letters of other questions do not ask it; none if it reads other things.
 */
export function useFormValue<T>(read: (store: FormStore) => T, keys?: readonly AnswerKey[]): T {
  const store = useFormStore();
  const joined = keys?.join(' ');
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribe(listener, joined ? (joined.split(' ') as AnswerKey[]) : undefined),
    [store, joined],
  );
  return useSyncExternalStore(subscribe, () => read(store));
}

/** Reads one answer; '' where there is none. */
export function useAnswer(key: AnswerKey): string {
  return useFormValue((store) => store.answer(key), [key]);
}

/** Reads the messages of one question. */
export function useErrors(key: AnswerKey): readonly string[] {
  return useFormValue((store) => store.errors(key), [key]);
}

/** Reads every error of the form as lines of the summary. */
export function useSummary(): readonly SummaryItem[] {
  return useFormValue((store) => store.summary());
}

/** Says whether answers are being checked. */
export function useValidating(): boolean {
  return useFormValue((store) => store.validating);
}
