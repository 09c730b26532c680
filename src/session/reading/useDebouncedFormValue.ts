import { useMemo, useSyncExternalStore } from 'react';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { useFormStore } from '../SessionContext.ts';

/** How long changes are collected before the form is read again, in ms. */
export const COLLECT_MS = 250;

/**
 * Reads something of the whole form: at once, then a moment after it has changed.
 *
 * So a keystroke starts a timer at most, whatever is read, and nothing renders again while that stays the same.
 *
 * @param read stays the same function; what it returns is plain data.
 */
export function useDebouncedFormValue<T>(read: (form: FormStore) => T): T {
  const form = useFormStore();
  const reader = useMemo(() => createReader(form, read), [form, read]);
  return useSyncExternalStore(reader.subscribe, reader.read);
}

function createReader<T>(form: FormStore, read: (form: FormStore) => T) {
  let value = read(form);
  const look = () => (value = replaceEqualDeep(value, read(form)));
  return {
    read: () => value,
    subscribe: (listener: () => void) => {
      // What has changed between the first rendering and now.
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
