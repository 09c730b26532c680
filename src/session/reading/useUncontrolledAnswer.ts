import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AnswerKey } from '@admission/sdk';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { useFormStore } from './SessionContext.ts';

/** A question's answer and error messages, for an uncontrolled input. */
export interface UncontrolledAnswer {
  readonly value: string;
  readonly errors: readonly string[];
  /** Increases when the answer changes from outside this control, which must then adopt `value`. */
  readonly revision: number;
  readonly set: (value: string) => void;
}

/**
 * Reads one question for an uncontrolled input. Rerenders only when its messages change, or when the answer
 * changes from outside the input.
 *
 * The user's own keystrokes cause no rerender, because the browser has already drawn them.
 */
export function useUncontrolledAnswer(key: AnswerKey): UncontrolledAnswer {
  const store = useFormStore();
  const read = useMemo(() => createReader(store, key), [store, key]);
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener, [key]), [store, key]);
  return useSyncExternalStore(subscribe, read, read);
}

function createReader(store: FormStore, key: AnswerKey) {
  /** The value currently shown by the control. */
  let shown = store.answer(key);
  const set = (value: string) => {
    shown = value;
    store.set(key, value);
  };
  let state: UncontrolledAnswer = { value: shown, errors: store.errors.of(key), set, revision: 0 };
  return (): UncontrolledAnswer => {
    const value = store.answer(key);
    const errors = store.errors.of(key);
    if (value === shown && errors === state.errors) return state;
    state = { value, errors, set, revision: state.revision + Number(value !== shown) };
    shown = value;
    return state;
  };
}
