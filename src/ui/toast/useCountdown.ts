import { type RefObject, useEffect } from 'react';

/**
 * Calls `onEnd` after `duration` ms, not counting the time that the mouse or focus is on the toast. Both are observed on
 * the library's element around the card, which F8 focuses.
 */
export function useCountdown(card: RefObject<HTMLElement | null>, duration: number, onEnd: () => void): void {
  useEffect(() => {
    const toast = card.current?.parentElement;
    if (!toast) return undefined;
    const isOn = { mouse: false, focus: false };
    let left = duration;
    let startedAt = performance.now();
    let timer = window.setTimeout(onEnd, left);

    const note = (what: keyof typeof isOn, isOnNow: boolean) => {
      const wasHeld = isOn.mouse || isOn.focus;
      isOn[what] = isOnNow;
      const isHeld = isOn.mouse || isOn.focus;
      if (isHeld && !wasHeld) {
        clearTimeout(timer);
        left -= performance.now() - startedAt;
      } else if (wasHeld && !isHeld) {
        startedAt = performance.now();
        timer = window.setTimeout(onEnd, left);
      }
    };
    const gone = new AbortController();
    const { signal } = gone;
    toast.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && note('mouse', true), {
      signal,
    });
    toast.addEventListener('pointerleave', () => note('mouse', false), { signal });
    toast.addEventListener('focusin', () => note('focus', true), { signal });
    toast.addEventListener('focusout', () => note('focus', false), { signal });
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [card, duration, onEnd]);
}
