import { useEffect, useRef, useState } from 'react';

/** How long a description waits before it opens, closes and opens the next one at once. Spec §9. */
const hoverDelays = { openMs: 200, skipMs: 300, closeMs: 150 } as const;

export interface HoverDescriptions {
  /** The item whose description is open. */
  openId: string | null;
  enter: (id: string) => void;
  leave: () => void;
  /** Opens or closes without waiting, for keyboard focus, Escape and presses. */
  showNow: (id: string | null) => void;
}

/**
 * Decides which item's description is open while a pointer wanders over them.
 *
 * Opens after 200 ms, closes 150 ms after leaving, and opens at once on another item reached within 300 ms.
 */
export function useHoverDescriptions(): HoverDescriptions {
  const [openId, setOpenId] = useState<string | null>(null);
  const state = useRef({ openId: null as string | null, isWarm: false });
  const timers = useRef<{ change?: number; cool?: number }>({});

  useEffect(() => {
    const pending = timers.current;
    return () => {
      clearTimeout(pending.change);
      clearTimeout(pending.cool);
    };
  }, []);

  const showNow = (id: string | null) => {
    clearTimeout(timers.current.change);
    state.current.openId = id;
    setOpenId(id);
  };
  const enter = (id: string) => {
    clearTimeout(timers.current.change);
    clearTimeout(timers.current.cool);
    if (state.current.isWarm || state.current.openId !== null) showNow(id);
    else timers.current.change = window.setTimeout(() => showNow(id), hoverDelays.openMs);
  };
  const leave = () => {
    clearTimeout(timers.current.change);
    if (state.current.openId === null) return;
    state.current.isWarm = true;
    timers.current.change = window.setTimeout(() => showNow(null), hoverDelays.closeMs);
    timers.current.cool = window.setTimeout(() => {
      state.current.isWarm = false;
    }, hoverDelays.skipMs);
  };

  return { openId, enter, leave, showNow };
}
