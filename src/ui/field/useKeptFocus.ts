import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus in an element when the control inside that has it goes away; without, it falls to the page's body.
 *
 * The first candidate that is there takes it. React tells no blur of what it takes away itself, so a control that
 * had the focus and is gone without one has lost it.
 */
export function useKeptFocus(...candidates: readonly RefObject<HTMLElement | null>[]) {
  const holder = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!holder.current || holder.current.isConnected) return;
    holder.current = null;
    candidates.find((candidate) => candidate.current)?.current?.focus();
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      holder.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      // Still focused: another window is in front.
      if (document.activeElement !== target) holder.current = null;
    },
  };
}
