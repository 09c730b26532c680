import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus inside an element when the focused control disappears; otherwise it would fall to the body.
 * The first existing candidate gets it. React fires no blur for elements it removes, so a control that
 * had the focus and disappeared without a blur has lost it.
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
      // The control still has the focus: only the window has lost it.
      if (document.activeElement !== target) holder.current = null;
    },
  };
}
