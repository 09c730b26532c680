/** Timers shorter than this run by themselves; longer ones also when the time is moved on, in ms. */
const LONG_MS = 60_000;

interface LongTimer {
  readonly due: number;
  readonly run: () => void;
}

const RealDate = Date;
const realSetTimeout = window.setTimeout.bind(window);
// oxlint-disable-next-line house/restricted-syntax -- a page has one clock; on the mock only
let offset = 0;
// oxlint-disable-next-line house/restricted-syntax -- as above
const longTimers = new Map<number, LongTimer>();

const now = () => RealDate.now() + offset;

/** Sets the date, so that a banner of 2024 or fifteen minutes of nothing can be seen now; on the mock only. */
export function installMockClock(day: string | null): void {
  if (day !== null && !Number.isNaN(RealDate.parse(day)))
    offset = new RealDate(`${day}T12:00:00`).getTime() - RealDate.now();

  window.Date = new Proxy(RealDate, {
    construct: (target, words: unknown[]) =>
      words.length === 0 ? new target(now()) : new target(...(words as [number])),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
  window.setTimeout = ((handler: TimerHandler, delay = 0, ...words: unknown[]): number => {
    if (typeof handler !== 'function' || delay < LONG_MS) return realSetTimeout(handler, delay, ...words);
    const run = () => {
      if (longTimers.delete(id)) (handler as (...given: unknown[]) => void)(...words);
    };
    const id = realSetTimeout(run, delay);
    longTimers.set(id, { due: now() + delay, run });
    return id;
  }) as typeof window.setTimeout;
  const realClear = window.clearTimeout.bind(window);
  window.clearTimeout = (id) => {
    longTimers.delete(Number(id));
    realClear(id);
  };
}

/** Lets time pass at once: the clock moves on, and what was due by then runs. */
export function passTime(milliseconds: number): void {
  offset += milliseconds;
  for (const { due, run } of [...longTimers.values()]) if (due <= now()) run();
}
