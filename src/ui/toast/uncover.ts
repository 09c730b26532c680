/** The gap between a toast and an element that it must not cover, in CSS pixels. */
const GAP = 16;

/** The beginning of a page or a card, which a toast must not cover either. */
const BEGINNING = ['main h1', 'main .app-field'];

/**
 * Scrolls the page until no toast covers the focused control, the heading or the first field. WCAG 2.4.11.
 * If they do not all fit in the window, the focused control takes precedence over a heading below it.
 */
export function uncover(toaster: HTMLElement): void {
  if (toaster.offsetHeight === 0) return;
  const focus = focusedControl(toaster);
  const beginning = BEGINNING.map((selector) => document.querySelector(selector));
  uncoverAll(toaster, [...beginning, focus], focus?.getBoundingClientRect().top ?? Infinity);
  uncoverAll(toaster, [focus]);
}

function uncoverAll(toaster: HTMLElement, kept: readonly (Element | null)[], most = Infinity): void {
  let scrolled = 0;
  // Repeats, because scrolling may move something that was off-screen under the toast.
  for (let round = 0; round < kept.length; round += 1) {
    const over = toaster.getBoundingClientRect();
    const feet = kept.flatMap((element) => {
      const under = element?.getBoundingClientRect();
      return under && isOver(over, under) ? [under.bottom] : [];
    });
    const top = Math.max(...feet) - over.top + GAP;
    scrolled += top;
    if (feet.length === 0 || scrolled > most) return;
    window.scrollBy({ top, behavior: 'instant' });
  }
}

/** Returns the focused control; a heading or a whole page focused by a script does not count. */
function focusedControl(toaster: HTMLElement): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) return null;
  // A dialog does not scroll with the page, so nothing can be done.
  return toaster.contains(activeElement) || activeElement.closest('[data-dialog]') ? null : activeElement;
}

function isOver(over: DOMRect, under: DOMRect): boolean {
  return (
    under.right > over.left && under.left < over.right && under.bottom > over.top && under.top < over.bottom
  );
}
