import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { menuSizes } from './placeMenu.ts';

export interface LongListProps {
  children: ReactNode;
  /** The active option; the list opens at it. */
  activeIndex: number;
}

/** How many rows are drawn at once around the option the list opens at. */
const firstRows = 24;

/**
 * Draws the rows in sight first and the others right after, so that 250 countries open at once on a slow phone.
 *
 * Room is kept for the rows above, so the list stands where it will stand. Soon every option is there, to be
 * found by search, scroll and screen reader.
 */
export function LongList({ children, activeIndex }: LongListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [startIndex] = useState(activeIndex);
  const rows: readonly ReactNode[] = Array.isArray(children) ? children : [children];
  const isShort = rows.length <= firstRows * 2;

  useEffect(() => {
    if (isShort || isWhole) return undefined;
    // The second frame begins after the first rows are on screen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setIsWhole(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isShort, isWhole]);

  const first = Math.max(0, startIndex - firstRows / 2);
  const end = Math.min(rows.length, first + firstRows);
  // A key may have gone past the first rows already.
  const isActiveDrawn = activeIndex >= first && activeIndex < end;
  if (isShort || isWhole || !isActiveDrawn) return children;
  return (
    <>
      <div aria-hidden="true" style={{ height: first * menuSizes.rowHeight }} />
      {rows.slice(first, end)}
      <div aria-hidden="true" style={{ height: (rows.length - end) * menuSizes.rowHeight }} />
    </>
  );
}
