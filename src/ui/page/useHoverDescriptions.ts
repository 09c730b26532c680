import { useEffect, useRef, useState } from 'react';

/** The delays for opening and closing, and how soon after leaving one description the next opens at once. Spec §9. */
const hoverDelays = { openMs: 200, skipMs: 300, closeMs: 150 } as const;

/** Decides which item's description is open. Escape closes it wherever focus is: WCAG 1.4.13. */
export function useHoverDescriptions() {
  const [openId, setOpenId] = useState<string | null>(null);
  const timer = useRef(0);
  const leftAt = useRef(-Infinity);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (openId === null) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpenId(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [openId]);

  /** Opens or closes without a delay, for keyboard focus. */
  const showNow = (id: string | null) => {
    clearTimeout(timer.current);
    setOpenId(id);
  };
  const showAfter = (waitMs: number, id: string | null) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpenId(id), waitMs);
  };
  const openSoon = (id: string) => {
    if (openId !== null || performance.now() - leftAt.current < hoverDelays.skipMs) showNow(id);
    else showAfter(hoverDelays.openMs, id);
  };
  const closeSoon = () => {
    if (openId !== null) leftAt.current = performance.now();
    showAfter(hoverDelays.closeMs, null);
  };

  return { openId, openSoon, closeSoon, showNow };
}
