/** Longest time between two taps of a double tap, in ms; operating systems use the same for a double click. */
const DOUBLE_PRESS_MS = 500;
/** How far a finger may slip between two taps, in CSS pixels. */
const SLIP = 20;
/** The same after an option is chosen, which closes its list: the next press is often on the question below. */
const SLIP_IN_LIST = 4;
/** The directions in which a press looks for other controls. A finer grid would cost a slow phone 0.1 s. */
const AROUND = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));
const CONTROLS =
  'a[href], button, input, select, textarea, label, .app-select__control, [role="option"], [role="tab"]';

/** What a press has found around it. */
interface Surroundings {
  readonly x: number;
  readonly y: number;
  readonly slip: number;
  /** The controls within the slip distance of the pressed point. */
  readonly controls: ReadonlySet<Element>;
}

/**
 * Ignores the second press of a double click if the first one has moved another control under the finger: Undo, for
 * example, restores an item whose Remove button appears where Undo was.
 *
 * Browsers count the clicks of a double click. WebKit does not count taps, so there the time decides. Keys and voice
 * have no position on the page and are never ignored.
 */
export function ignoreMovedPress(
  page: Document = document,
  countsTaps = !('ongesturestart' in window),
): void {
  let first: (Surroundings & { readonly time: number }) | undefined;
  let newest: Surroundings | undefined;
  let isByFinger = false;

  const isSecond = ({ detail, clientX, clientY, timeStamp }: MouseEvent): boolean => {
    if (!first || Math.hypot(clientX - first.x, clientY - first.y) > first.slip) return false;
    return detail > 1 || (isByFinger && !countsTaps && timeStamp - first.time < DOUBLE_PRESS_MS);
  };
  const judge = (event: MouseEvent) => {
    if (event.detail === 0) return;
    if (isSecond(event)) {
      const control = controlOf(event.target);
      if (!control || first?.controls.has(control)) return;
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'click') first = newest && { ...newest, time: event.timeStamp };
  };

  const capture = { capture: true };
  // Looks while the layout is up to date: at a click, when the pressed radio button is already checked, a slow phone would
  // lay out the page once more.
  const note = (event: PointerEvent) => {
    isByFinger = event.pointerType === 'touch';
    newest = look(page, event);
  };
  page.addEventListener('pointerdown', note, capture);
  // Also runs on mousedown, because that is when a list opens and a field gets focus.
  page.addEventListener('mousedown', judge, capture);
  page.addEventListener('click', judge, capture);
  // Two taps with typing in between do not form a double tap.
  page.addEventListener('keydown', () => (first = undefined), capture);
}

function look(page: Document, { clientX: x, clientY: y, target }: MouseEvent): Surroundings {
  const slip = controlOf(target)?.matches('[role="option"]') ? SLIP_IN_LIST : SLIP;
  // The browser itself has looked at the pressed point.
  const seen = AROUND.map(([right, down]) =>
    right || down ? page.elementFromPoint(x + right * slip, y + down * slip) : target,
  );
  return { x, y, slip, controls: new Set(seen.map(controlOf).filter((control) => control !== null)) };
}

/** Returns the control that a press on an element activates; a label activates its field. */
function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return (control instanceof HTMLLabelElement && control.control) || control;
}
