/** How often a live clock advances, in ms. */
const TICK_MS = 100;

/** Thrown to those who still wait when the clock stops. */
export class StoppedError extends Error {}

/** Creates a clock that advances only by `pass`, unless it is live. `settle` waits for the work that has begun. */
export function createClock(start: number, settle: () => Promise<void>, isLive: boolean) {
  let time = start;
  let tasks: { at: number; run: () => void; drop?: () => void }[] = [];
  let passing = Promise.resolve();

  const schedule = (delayMs: number, run: () => void, drop?: () => void) => {
    const task = { at: time + delayMs, run, drop };
    tasks.push(task);
    return () => {
      tasks = tasks.filter((one) => one !== task);
    };
  };
  const advance = async (milliseconds: number) => {
    await settle();
    const end = time + milliseconds;
    for (;;) {
      const [next] = tasks.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
      if (!next) break;
      tasks = tasks.filter((one) => one !== next);
      time = Math.max(time, next.at);
      next.run();
      // What has waited for this moment goes on before time does.
      await settle();
    }
    time = end;
  };
  const pass = (milliseconds: number) => (passing = passing.then(() => advance(milliseconds)));

  let last = performance.now();
  const timer = isLive
    ? setInterval(() => {
        const now = performance.now();
        void pass(now - last);
        last = now;
      }, TICK_MS)
    : undefined;

  return {
    now: () => Math.floor(time),
    schedule,
    pass,
    wait: (milliseconds: number) =>
      new Promise<void>((resolve, reject) => {
        schedule(milliseconds, resolve, () => reject(new StoppedError()));
      }),
    stop(): void {
      clearInterval(timer);
      for (const { drop } of tasks) drop?.();
      tasks = [];
    },
  };
}
