/** What the page's clock offers to the journeys. */
export interface PageClock {
  /** Moves the clock on, and runs what falls due on the way, in its order; soon, and then counts in `moves`. */
  advance: (ms: number) => void;
  moves: number;
}

/**
 * Puts a clock into the page that can be moved on: no WebDriver has one.
 *
 * It runs at its own pace until it is moved; then each timer that falls due runs at its time. Runs in the page.
 */
export function installClock(): void {
  interface Timer {
    due: number;
    every: number | null;
    run: () => void;
    id: number;
  }
  const RealDate = Date;
  const real = { set: window.setTimeout.bind(window), clear: window.clearTimeout.bind(window) };
  const timers = new Map<number, Timer>();
  let ahead = 0;
  let count = 0;
  const now = () => RealDate.now() + ahead;

  window.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[]) =>
      Reflect.construct(target, args.length > 0 ? args : [now()]) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });

  const begin = (timer: Timer) => {
    timer.id = real.set(() => fire(timer), Math.max(0, timer.due - now()));
  };
  const fire = (timer: Timer) => {
    const key = [...timers].find(([, each]) => each === timer)?.[0];
    if (key === undefined) return;
    if (timer.every === null) timers.delete(key);
    else {
      timer.due = now() + timer.every;
      begin(timer);
    }
    timer.run();
  };
  const add = (run: unknown, ms: unknown, isRepeated: boolean, args: unknown[]) => {
    count += 1;
    const delay = Number(ms) || 0;
    const timer: Timer = {
      due: now() + delay,
      every: isRepeated ? delay : null,
      run: () => (run as (...given: unknown[]) => void)(...args),
      id: 0,
    };
    timers.set(count, timer);
    begin(timer);
    return count;
  };
  const remove = (key?: unknown) => {
    real.clear(timers.get(Number(key))?.id);
    timers.delete(Number(key));
  };
  const patched = {
    setTimeout: (run: unknown, ms?: unknown, ...args: unknown[]) => add(run, ms, false, args),
    setInterval: (run: unknown, ms?: unknown, ...args: unknown[]) => add(run, ms, true, args),
    clearTimeout: remove,
    clearInterval: remove,
  };
  Object.assign(window, patched);

  const clock: PageClock = {
    moves: 0,
    // Not at once: WebKit's driver limits its own script by a timer of the page, which would fall due as well.
    advance: (ms) => real.set(() => move(ms), 100),
  };
  const move = (ms: number) => {
    const end = now() + ms;
    for (;;) {
      const next = [...timers.values()].sort((one, other) => one.due - other.due)[0];
      if (!next || next.due > end) break;
      ahead += Math.max(0, next.due - now());
      real.clear(next.id);
      fire(next);
    }
    ahead += end - now();
    clock.moves += 1;
  };
  Object.assign(window, { pageClock: clock });
}
