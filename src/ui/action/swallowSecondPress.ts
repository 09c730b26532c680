/** How long after a press another can belong to it, in ms; what operating systems take for a double click. */
const DOUBLE_PRESS_MS = 500;
/** How far a finger may slip in between, in CSS pixels. */
const SLIP = 20;

interface Press {
  readonly detail: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Swallows the second press of a double click, wherever it lands.
 *
 * For a press that takes away what it was made on: the second would hit what has moved under the pointer. The
 * browser counts the clicks of a mouse; not every one counts those of a finger, so that its place and time decide.
 */
export function swallowSecondPress({ detail, clientX, clientY }: Press): void {
  // By keyboard, where nothing moves under a pointer.
  if (detail === 0) return;
  const swallow = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - clientX, event.clientY - clientY) <= SLIP;
    const isByFinger = 'pointerType' in event && event.pointerType === 'touch';
    if (event.detail < 2 && !(isByFinger && isNear)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['mousedown', 'click'] as const) window.addEventListener(type, swallow, true);
  setTimeout(() => {
    for (const type of ['mousedown', 'click'] as const) window.removeEventListener(type, swallow, true);
  }, DOUBLE_PRESS_MS);
}
