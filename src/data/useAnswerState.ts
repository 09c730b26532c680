import { useMemo, useSyncExternalStore } from 'react';
import type { AnswerKey } from '@admission/sdk';
import type { FormStore } from '../core/answers/FormStore.ts';
import { useFormStore } from './Connection.ts';

/** One question's answer, what is wrong with it, and how to change it; the same object while neither changes. */
export interface AnswerState {
  readonly value: string;
  readonly errors: readonly string[];
  readonly set: (value: string) => void;
}

/** The same for a control that keeps what is typed into it. */
export interface TypedAnswerState extends AnswerState {
  /** Grows when the answer was changed by something else than typing here; the control then takes `value` over. */
  readonly revision: number;
}

/**
 * Reads one question and renders again only when its answer or its messages change.
 *
 * One subscription with one stable reader instead of two hooks with new ones: that is a third of what a form of
 * 960 questions keeps in memory, and no passive effect after a keystroke (docs/benchmark.md).
 */
export function useAnswerState(key: AnswerKey): AnswerState {
  const store = useFormStore();
  const reader = useMemo(() => createReader(store, key), [store, key]);
  return useSyncExternalStore(reader.subscribe, reader.read);
}

/**
 * Reads one question for a control that keeps what is typed into it, and renders again only when its messages
 * change or something else than typing here changes the answer.
 *
 * So a letter costs what it costs in a form without React: the browser has drawn it already.
 */
export function useTypedAnswerState(key: AnswerKey): TypedAnswerState {
  const store = useFormStore();
  const reader = useMemo(() => createTypedReader(store, key), [store, key]);
  return useSyncExternalStore(reader.subscribe, reader.read);
}

function createReader(store: FormStore, key: AnswerKey) {
  let state: AnswerState = {
    value: store.answer(key),
    errors: store.errors(key),
    set: (value) => store.set(key, value),
  };
  return {
    subscribe: subscriberOf(store, key),
    read: (): AnswerState => {
      const value = store.answer(key);
      const errors = store.errors(key);
      if (value !== state.value || errors !== state.errors) state = { value, errors, set: state.set };
      return state;
    },
  };
}

function createTypedReader(store: FormStore, key: AnswerKey) {
  /** What the control shows. */
  let shown = store.answer(key);
  const set = (value: string) => {
    shown = value;
    store.set(key, value);
  };
  let state: TypedAnswerState = { value: shown, errors: store.errors(key), set, revision: 0 };
  return {
    subscribe: subscriberOf(store, key),
    read: (): TypedAnswerState => {
      const value = store.answer(key);
      const errors = store.errors(key);
      if (value === shown && errors === state.errors) return state;
      state = { value, errors, set, revision: state.revision + Number(value !== shown) };
      shown = value;
      return state;
    },
  };
}

function subscriberOf(store: FormStore, key: AnswerKey) {
  return (listener: () => void) => store.subscribe(key, listener);
}
