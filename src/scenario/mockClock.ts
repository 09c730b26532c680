/** Timers at least this long follow the clock when it is moved on, in ms. */
const LONG_MS = 60_000;
/** How often such a timer looks at the clock, in ms. */
const LOOK_EVERY_MS = 50;

/** Makes long timers watch the clock, so that fifteen minutes of nothing can be seen now; on the mock only. */
export function watchClock(): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    if (typeof handler !== 'function' || delay < LONG_MS) return start(handler, delay, ...args);
    const due = Date.now() + delay;
    // `clearTimeout` ends intervals too.
    const id = window.setInterval(() => {
      if (Date.now() < due) return;
      window.clearInterval(id);
      (handler as (...given: unknown[]) => void)(...args);
    }, LOOK_EVERY_MS);
    return id;
  }) as typeof window.setTimeout;
}

/** Moves the clock on. */
export function passTime(milliseconds: number): void {
  const { now } = Date;
  Date.now = () => now() + milliseconds;
}
