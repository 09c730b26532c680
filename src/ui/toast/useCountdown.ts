import { useEffect, useRef } from 'react';

/**
 * Calls `onEnd` once after `duration` ms, not counting the time between `pause` and `resume`.
 *
 * A toast does not disappear while the pointer or the focus is on it.
 */
export function useCountdown(duration: number, onEnd: () => void): { pause: () => void; resume: () => void } {
  const latest = useRef(onEnd);
  const clock = useRef({ left: duration, startedAt: 0, timer: 0 });

  useEffect(() => {
    latest.current = onEnd;
  });

  const resume = () => {
    const state = clock.current;
    if (state.timer !== 0) return;
    state.startedAt = Date.now();
    state.timer = window.setTimeout(() => latest.current(), state.left);
  };
  const pause = () => {
    const state = clock.current;
    if (state.timer === 0) return;
    clearTimeout(state.timer);
    state.timer = 0;
    state.left = Math.max(0, state.left - (Date.now() - state.startedAt));
  };

  useEffect(() => {
    const state = clock.current;
    state.left = duration;
    state.startedAt = Date.now();
    state.timer = window.setTimeout(() => latest.current(), duration);
    return () => {
      clearTimeout(state.timer);
      state.timer = 0;
    };
  }, [duration]);

  return { pause, resume };
}
