import { useCallback, useSyncExternalStore } from 'react';
import type { AnswerKey } from '@admission/sdk';
import type { Topic } from '../core/run/answers/Topics.ts';
import type { SummaryItem } from '../core/run/validation/errorSummary.ts';
import { useFormStore } from './Connection.ts';

/**
 * Reads a value of the store and renders again only when one of the topics changes it.
 *
 * The value must be the same (by `Object.is`) while nothing changes.
 */
export function useFormValue<T>(topics: readonly Topic[], read: () => T): T {
  const store = useFormStore();
  const joined = topics.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(joined.split(' ') as Topic[], listener),
    [store, joined],
  );
  return useSyncExternalStore(subscribe, read);
}

/** Reads one answer; '' where there is none. */
export function useAnswer(key: AnswerKey): string {
  const store = useFormStore();
  return useFormValue([key], () => store.answer(key));
}

/** Reads the messages of one question. */
export function useErrors(key: AnswerKey): readonly string[] {
  const store = useFormStore();
  return useFormValue([key], () => store.errors(key));
}

/** Reads every error of the form as lines of the summary. */
export function useSummary(): readonly SummaryItem[] {
  const store = useFormStore();
  return useFormValue(['errors'], store.summary);
}

/** Says whether answers are being checked. */
export function useValidating(): boolean {
  const store = useFormStore();
  return useFormValue(['validating'], () => store.validating);
}
