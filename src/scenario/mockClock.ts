/** Minimum delay, in ms, of the timers that follow the clock when it is advanced. */
const LONG_MS = 60_000;
/** How often such a timer checks the clock, in ms. */
const LOOK_EVERY_MS = 50;

/** Makes long timers follow the clock, so that fifteen minutes of inactivity can be simulated. Mock only. */
export function watchClock(): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    if (typeof handler !== 'function' || delay < LONG_MS) return start(handler, delay, ...args);
    const due = Date.now() + delay;
    // `clearTimeout` also clears intervals, so callers can still cancel it.
    const id = window.setInterval(() => {
      if (Date.now() < due) return;
      window.clearInterval(id);
      (handler as (...given: unknown[]) => void)(...args);
    }, LOOK_EVERY_MS);
    return id;
  }) as typeof window.setTimeout;
}

export function passTime(milliseconds: number): void {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
}
