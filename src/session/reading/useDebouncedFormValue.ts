import { useMemo, useSyncExternalStore } from 'react';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { useFormStore } from './SessionContext.ts';

/** How long changes are collected before the value is derived again, in ms. */
export const COLLECT_MS = 250;

/**
 * Derives a value from the whole form, and recomputes it at most every 250 ms.
 *
 * A keystroke at most starts a timer, and the component rerenders only if the value has changed.
 *
 * @param read a stable function that returns plain data.
 */
export function useDebouncedFormValue<T>(read: (form: FormStore) => T): T {
  const form = useFormStore();
  const reader = useMemo(() => createReader(form, read), [form, read]);
  return useSyncExternalStore(reader.subscribe, reader.read, reader.read);
}

function createReader<T>(form: FormStore, read: (form: FormStore) => T) {
  let value = read(form);
  const look = () => (value = replaceEqualDeep(value, read(form)));
  return {
    read: () => value,
    subscribe: (listener: () => void) => {
      // Catches changes made between the first render and this subscription.
      look();
      let timer: number | undefined;
      const unsubscribe = form.subscribe(() => {
        timer ??= window.setTimeout(() => {
          timer = undefined;
          look();
          listener();
        }, COLLECT_MS);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}
