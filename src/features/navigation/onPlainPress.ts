import type { MouseEvent } from 'react';

/** Returns a handler for plain clicks; lets the browser handle clicks that open another tab or window. */
export function onPlainPress(go: () => void): (event: MouseEvent) => void {
  return (event) => {
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
    event.preventDefault();
    go();
  };
}
