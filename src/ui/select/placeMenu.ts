/** Sizes of an open list, in CSS pixels. Spec §9. */
export const menuSizes = {
  max: 300,
  min: 140,
  collisionPadding: 100,
  gap: 6,
  pageSize: 5,
  rowHeight: 44,
} as const;

export interface MenuPlacement {
  side: 'top' | 'bottom';
  maxHeight: number;
}

/**
 * Decides on which side of its trigger a list opens, and its maximum height.
 * Keeps 100 px free at both edges of the visible part of the window. Opens the list below if 140 px fit there, else
 * above, else on the side with more room, 140 px high. In a window too short for that, as at 400 % zoom, the list fills
 * that side.
 * @param wanted the height of the list with all its options.
 */
export function placeMenu(
  trigger: Pick<DOMRect, 'top' | 'bottom'>,
  wanted: number,
  visible = visibleEdges(),
): MenuPlacement {
  const reserved = menuSizes.collisionPadding + menuSizes.gap;
  const below = visible.bottom - trigger.bottom - reserved;
  const above = trigger.top - visible.top - reserved;
  const least = Math.min(wanted, menuSizes.min);

  const side = below >= least || (above < least && below >= above) ? 'bottom' : 'top';
  const room = side === 'bottom' ? below : above;
  const height = Math.max(menuSizes.min, Math.min(menuSizes.max, room));
  const insideWindow = Math.max(menuSizes.rowHeight, room + menuSizes.collisionPadding);
  return { side, maxHeight: Math.floor(Math.min(height, insideWindow)) };
}

/** Returns the edges of the visible area. A phone's keyboard covers the window without making it smaller. */
function visibleEdges(): Pick<DOMRect, 'top' | 'bottom'> {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  return { top: offsetTop, bottom: offsetTop + height };
}
