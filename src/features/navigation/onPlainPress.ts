import type { MouseEvent } from 'react';

/** Handles a press as the page's own business; one that asks for another tab or window is left to the browser. */
export function onPlainPress(go: () => void): (event: MouseEvent) => void {
  return (event) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
    event.preventDefault();
    go();
  };
}
