import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AnswerKey } from '@admission/sdk';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { useFormStore } from '../SessionContext.ts';

/** One question's answer and what is wrong with it, for a control that keeps what is typed into it. */
export interface UncontrolledAnswer {
  readonly value: string;
  readonly errors: readonly string[];
  /** Grows when the answer was changed by something else than typing here; the control then takes `value` over. */
  readonly revision: number;
  readonly set: (value: string) => void;
}

/**
 * Reads one question for a control that keeps what is typed into it, and renders again only when its messages
 * change or something else than typing here changes the answer.
 *
 * So a letter costs what it costs in a form without React: the browser has drawn it already.
 */
export function useUncontrolledAnswer(key: AnswerKey): UncontrolledAnswer {
  const store = useFormStore();
  const read = useMemo(() => createReader(store, key), [store, key]);
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener, [key]), [store, key]);
  return useSyncExternalStore(subscribe, read);
}

function createReader(store: FormStore, key: AnswerKey) {
  /** What the control shows. */
  let shown = store.answer(key);
  const set = (value: string) => {
    shown = value;
    store.set(key, value);
  };
  let state: UncontrolledAnswer = { value: shown, errors: store.errors(key), set, revision: 0 };
  return (): UncontrolledAnswer => {
    const value = store.answer(key);
    const errors = store.errors(key);
    if (value === shown && errors === state.errors) return state;
    state = { value, errors, set, revision: state.revision + Number(value !== shown) };
    shown = value;
    return state;
  };
}
