import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves focus to the first candidate that exists if the focused control disappears; otherwise the body would receive it.
 * React fires no blur for elements it removes, so a focused control that is gone without a blur was removed.
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
      // If the control is still focused, only the window has lost focus.
      if (document.activeElement !== target) holder.current = null;
    },
  };
}
