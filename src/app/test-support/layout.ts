/* What is wrong with the layout of the page at hand. Journeys run these functions in their page, so they call nothing outside themselves. */

/** Lists layout faults: sideways scrolling, and elements that are cut off, protrude or overlap. */
export function findMisfits(): string[] {
  interface Seen {
    name: string;
    element: Element;
    box: DOMRect;
  }
  const SLACK = 1.5;
  const found = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`scrolls sideways (${String(scrollWidth)} px)`);

  // Dialogs, toasts and open lists cover the page, so only elements in the same layer can collide.
  const layer = (element: Element) =>
    element.closest(
      '.app-modal, .app-toaster, .app-select__menu, .app-popover__panel, [role="tooltip"], .app-full-screen-spinner',
    );
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(
      // The last two selectors match react-select's messages for screen readers.
      '.app-visually-hidden, .app-skip-link, .app-scenario-switch, [aria-hidden="true"], [role="log"], [id$="-live-region"]',
    );
  // An element that is only there for screen readers is one pixel wide.
  const isOnePixel = ({ clientWidth, clientHeight }: Element) => clientWidth === 1 && clientHeight === 1;
  const texts: Seen[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const name = node.textContent?.trim() ?? '';
    if (!element || name === '' || element.matches('script, style, option') || !isSeen(element)) continue;
    if (isOnePixel(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 0) texts.push({ name: name.slice(0, 40), element, box });
  }

  const sticksOut = (inner: DOMRect, outer: DOMRect) =>
    inner.left < outer.left - SLACK ||
    inner.right > outer.right + SLACK ||
    inner.top < outer.top - SLACK * 2 ||
    inner.bottom > outer.bottom + SLACK * 2;
  const clips = new Map<Element, Element[]>();
  // Elements that end in an ellipsis (chosen options) or can be scrolled may cut off their text.
  const clipsOf = (element: Element): Element[] => {
    let known = clips.get(element);
    if (known) return known;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const above = element.parentElement;
    if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll' || !above) known = [];
    else known = overflowX === 'visible' ? clipsOf(above) : [element, ...clipsOf(above)];
    clips.set(element, known);
    return known;
  };
  for (const { name, element, box } of texts) {
    const holder = element.closest('button, a.app-button, .app-choice, .app-tabs__tab, .app-input');
    if (holder && sticksOut(box, holder.getBoundingClientRect()))
      found.add(`'${name}' protrudes from its control`);
    if (clipsOf(element).some((clip) => sticksOut(box, clip.getBoundingClientRect())))
      found.add(`'${name}' is cut off`);
  }

  const controls: Seen[] = [
    ...document.querySelectorAll('input:not(.app-visually-hidden), textarea, button, a.app-button'),
  ]
    .filter(isSeen)
    .map((element) => ({
      name: element.id || element.tagName,
      element,
      box: element.getBoundingClientRect(),
    }));
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    // Lines of the same paragraph may touch, because their boxes are taller than the letters.
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.height, other.height) / 3;
  // Sorted by top edge, so that the inner loop can stop at the first element below the current one.
  const isText = new Set(texts);
  const all = [...texts, ...controls].sort((one, other) => one.box.top - other.box.top);
  all.forEach((upper, index) => {
    for (const lower of all.slice(index + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      if (!overlap(upper.box, lower.box) || !(isText.has(upper) || isText.has(lower))) continue;
      const [one, other] = isText.has(upper) ? [upper, lower] : [lower, upper];
      const isApart = !one.element.contains(other.element) && !other.element.contains(one.element);
      // The text of a Show button is inside the field's padding.
      const isInField = one.element.closest('button')?.parentElement?.contains(other.element);
      if (isApart && !isInField && layer(one.element) === layer(other.element))
        found.add(`'${one.name}' overlaps '${other.name}'`);
    }
  });
  return [...found];
}

/** Lists texts and controls that are partly outside the window, to the left or right, and not in a scrollable part. */
export function findOutside(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = new Set<string>();
  if (scrollWidth > clientWidth) found.add('scrolls sideways');
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.app-skip-link, .app-scenario-switch, [role="log"], [id$="-live-region"]') &&
    isWide(element);
  // An element that is only there for screen readers is one pixel wide, and so hides what is in it.
  const isWide = (element: Element): boolean => {
    if (element === document.body) return true;
    const isClipped = getComputedStyle(element).overflowX === 'hidden' && element.clientWidth <= 1;
    return !isClipped && element.parentElement !== null && isWide(element.parentElement);
  };
  const note = (name: string, element: Element, { left, right, width }: DOMRect) => {
    if (width > 0 && (left < -1 || right > clientWidth + 1) && isShown(element))
      found.add(`'${name.trim().slice(0, 40)}'`);
  };
  for (const control of document.querySelectorAll('a, button, input, textarea, [role="combobox"]'))
    note(control.id || control.textContent, control, control.getBoundingClientRect());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const element = node.parentElement;
    if (!element || text.trim() === '' || element.matches('script, style, option')) continue;
    // A text that ends in an ellipsis, such as a chosen option that is too long, is as wide as what cuts it short.
    const cut = [element, element.parentElement].find(
      (each) => each && getComputedStyle(each).textOverflow === 'ellipsis',
    );
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of cut ? [cut.getBoundingClientRect()] : range.getClientRects()) note(text, element, box);
  }
  return [...found];
}

/** Lists touch targets smaller than 44 px; links inside a sentence need only be as high as their line. WCAG 2.2. */
export function findSmallTargets(): string[] {
  const seen = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [role="combobox"], [role="tab"]',
  );
  return [...seen].flatMap((element) => {
    // Elements behind a dialog cannot be touched.
    if (element.closest('[inert], [aria-hidden="true"], .app-scenario-switch')) return [];
    // A check box and its label are one target only if a touch at the far corner of the row reaches them.
    const row = element.closest<HTMLElement>('.app-choice');
    row?.scrollIntoView({ block: 'center' });
    const edge = row?.getBoundingClientRect();
    const touched = edge && document.elementFromPoint(edge.right - 8, edge.bottom - 8);
    const isWhole = touched?.closest('label')?.htmlFor === element.id;
    const target =
      (isWhole ? row : element.closest<HTMLElement>('label, .app-select, .app-upload')) ?? element;
    const { width, height, right } = target.getBoundingClientRect();
    const isInline = getComputedStyle(element).display === 'inline';
    const isHidden = !target.checkVisibility({ visibilityProperty: true }) || width <= 1 || right <= 0;
    if (isInline || isHidden || (width >= 44 && height >= 43.9)) return [];
    return [`${element.tagName} ${element.id || element.textContent}: ${String(width)} × ${String(height)}`];
  });
}

/**
 * Lists words that break across two lines. Breaks after a hyphen are fine, except after a single letter, as in
 * 'e-mail'. E-mail addresses and file names may be longer than a line.
 */
export function findBrokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const isNoWord = element?.closest('script, style, .app-visually-hidden, [translate=no]');
    if (!element?.checkVisibility() || isNoWord) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\b\p{L}-\p{L}+|[^\s-]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !word.includes('@')) broken.push(`${word} in '${node.textContent ?? ''}'`);
    }
  }
  return broken;
}
