import type { Page } from '@playwright/test';

/** One Tab stop, with its position in the window and in the page. */
interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
  /** Whether a focus ring is drawn around it. */
  readonly isRinged: boolean;
  readonly isInFooter: boolean;
  readonly isFixed: boolean;
  readonly isInPopover: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const MOST = 250;

/** Tabs through the page and lists stops that are out of sight, without a focus ring or not in visual order. */
export async function walkFocus(page: Page): Promise<string[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  while (stops.length < MOST) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop || stop.name === stops[0]?.name) break;
    stops.push(stop);
  }
  return [
    ...stops.flatMap(findTroubles),
    ...stops.flatMap((stop, index) => {
      const before = stops[index - 1];
      return before && jumps(before, stop) ? [`the focus jumps from ${before.name} to ${stop.name}`] : [];
    }),
  ];
}

/** Describes what is wrong with a single stop. WCAG 2.4.7, 2.4.11. */
export function findTroubles({ name, isSeen, isRinged }: Stop): string[] {
  return [
    ...(isSeen ? [] : [`${name} is focused out of view`]),
    ...(isRinged ? [] : [`${name} shows no focus`]),
  ];
}

/**
 * Returns whether the second stop is to the left of the first, or above it without starting a new column to
 * its right.
 */
function jumps(one: Stop, next: Stop): boolean {
  // A popover follows its button in the tab order, wherever it floats.
  if (one.isInPopover && !next.isInPopover) return false;
  // In the tab order, fixed and sticky elements belong after the content they float over.
  if (one.isFixed !== next.isFixed) return one.isFixed;
  const isAbove = next.bottom <= one.top + 1;
  const isBefore = next.right <= one.left + 1 && next.top < one.bottom - 1 && next.bottom > one.top + 1;
  return (isAbove && next.left < one.right) || isBefore;
}

/** Runs in the page and describes the focused element; null if there is none. */
export function describeFocus(): Stop | null {
  const LINE = 32;
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  // Measures the label instead of the control if only the label is visible.
  const drawn =
    element.closest('.app-choice') ??
    (element.matches('.app-upload__input') ? document.getElementById(`${element.id}-choose`) : null) ??
    element;
  const { left, right, top, bottom, width, height } = drawn.getBoundingClientRect();
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(top + Math.min(height, innerHeight) / 2, 0), innerHeight - 1);
  const hit = document.elementFromPoint(x, y);
  // In a multi-line field, the browser scrolls to the caret, not to the last line.
  const foot = element.matches('textarea') ? top + LINE : bottom;
  const isInWindow = top >= -1 && (foot <= innerHeight + 1 || height > innerHeight);
  let isFixed = false;
  for (let each: Element | null = element; each; each = each.parentElement)
    isFixed ||= ['fixed', 'sticky'].includes(getComputedStyle(each).position);
  const isRinged = [drawn, element].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const [words = ''] = (element.getAttribute('aria-label') ?? element.textContent).split('\n');
  return {
    name: `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} '${words.slice(0, 30)}'`,
    isSeen: isInWindow && hit !== null && (drawn.contains(hit) || hit.contains(drawn)),
    isRinged,
    isInFooter: element.closest('footer') !== null,
    isFixed,
    isInPopover: element.closest('.app-popover__panel') !== null,
    left: left + scrollX,
    right: right + scrollX,
    top: isFixed ? top : top + scrollY,
    bottom: isFixed ? bottom : bottom + scrollY,
  };
}
