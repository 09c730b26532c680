import type { MouseEvent } from 'react';

/** Whether a press is the page's own business: what asks for another tab or window is left to the browser. */
export function isPlainPress(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}
