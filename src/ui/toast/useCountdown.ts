import { useEffect, useState } from 'react';

interface Countdown {
  readonly pause: () => void;
  readonly resume: () => void;
}

/**
 * Calls `onEnd` once after `duration` ms, not counting the time between `pause` and `resume`.
 *
 * A toast does not disappear while the pointer or the focus is on it. Neither argument changes while it is up.
 */
export function useCountdown(duration: number, onEnd: () => void): Countdown {
  const [countdown] = useState(() => createCountdown(duration, onEnd));
  useEffect(() => {
    countdown.resume();
    return countdown.pause;
  }, [countdown]);
  return countdown;
}

function createCountdown(duration: number, onEnd: () => void): Countdown {
  let left = duration;
  let startedAt = 0;
  let timer = 0;
  const pause = () => {
    if (timer === 0) return;
    clearTimeout(timer);
    timer = 0;
    left -= Date.now() - startedAt;
  };
  const resume = () => {
    if (timer !== 0) return;
    startedAt = Date.now();
    timer = window.setTimeout(onEnd, left);
  };
  return { pause, resume };
}
