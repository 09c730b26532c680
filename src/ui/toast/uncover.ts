/** Left free between a toast and what it must not lie over, in CSS pixels. */
const GAP = 16;

/** What a toast may not lie over besides the focus: where a page or a card begins. */
const BEGINNING = ['main h1', 'main .app-field'];

/**
 * Scrolls the page until no toast lies over what has the focus, the heading or the first field. WCAG 2.4.11.
 *
 * A focus above the heading, on a window too low for both, stays in sight: the heading waits.
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
  // What lay below the window may come to lie under the toast by the first scroll.
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

/** A heading or a whole page that scripts have focused is read, not worked at. */
function focusedControl(toaster: HTMLElement): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) return null;
  // In a dialog, which does not scroll with the page, there is nothing to be done.
  return toaster.contains(activeElement) || activeElement.closest('[aria-modal="true"]')
    ? null
    : activeElement;
}

function isOver(over: DOMRect, under: DOMRect): boolean {
  return (
    under.right > over.left && under.left < over.right && under.bottom > over.top && under.top < over.bottom
  );
}
