import { useLayoutEffect, useRef } from 'react';

/**
 * Lets an input keep its own text, and take `value` over when something else than this input changes it.
 *
 * So its owner need not render again for each letter, undo works, and what has no value yet, such as half a date,
 * is left standing.
 *
 * @param revision changes when `value` is to be taken over although it is the one given last.
 */
export function useKeptText(value: string, revision?: number) {
  const input = useRef<HTMLInputElement>(null);
  const reported = useRef(value);

  useLayoutEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    if (input.current && input.current.value !== value) input.current.value = value;
    // Not at every rendering: while its owner does not render, `value` is that of the last time it did.
  }, [value, revision]);

  return {
    input,
    /** What the owner has. */
    readReported: () => reported.current,
    /** Notes what the owner is told, so that it is not taken over again. */
    report: (told: string) => {
      reported.current = told;
    },
  };
}
