import { useLayoutEffect, useRef } from 'react';

/**
 * Lets an input keep its own text, and adopts `value` when something other than this input changes it. So the parent
 * need not render on every keystroke, undo works, and text without a valid value, such as half a date, is kept.
 */
export function useKeptText(value: string, revision?: number) {
  const input = useRef<HTMLInputElement>(null);
  const reported = useRef(value);
  const given = useRef({ value, revision });

  useLayoutEffect(() => {
    // React repeats effects of what it has hidden or, in development, has just mounted; the text may be newer by then.
    const isRepeated = given.current.value === value && given.current.revision === revision;
    given.current = { value, revision };
    if (isRepeated || value === reported.current) return;
    reported.current = value;
    if (input.current && input.current.value !== value) input.current.value = value;
    // Not on every render: if the parent has not rendered, `value` is outdated.
  }, [value, revision]);

  return {
    input,
    readReported: () => reported.current,
    /** Records the value reported to the parent, so that it is not adopted again. */
    report: (text: string) => {
      reported.current = text;
    },
  };
}
