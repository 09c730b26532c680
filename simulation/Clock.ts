import { AsyncLocalStorage } from 'node:async_hooks';

/** Monday, 16 November 2026, 09:00 UTC. */
const START = Date.UTC(2026, 10, 16, 9);
const real = { setImmediate, setTimeout, clearTimeout, setInterval, clearInterval };

/** What the clock and the browser globals know of a tab. */
interface RunningTab {
  readonly isAlive: boolean;
  readonly isFrozen: boolean;
  readonly device: { readonly isAsleep: boolean; readonly clockOffset: number };
  readonly page: { readonly window: object } | null;
}

/** The tab whose code is running: each continuation and each timer belongs to the tab that started it. */
export const running = new AsyncLocalStorage<RunningTab>();

interface Job {
  readonly at: number;
  readonly order: number;
  readonly tab: RunningTab | undefined;
  readonly run: () => unknown;
}

/**
 * The single clock of a simulated world. It runs the tabs' timers, the calls in transit and the server's jobs
 * in chronological order.
 */
export class Clock {
  #now = START;
  #order = 0;
  readonly #jobs = new Map<number, Job>();

  get now(): number {
    return this.#now;
  }

  /** Milliseconds since the world began. */
  get elapsed(): number {
    return this.#now - START;
  }

  /** Runs a function later, unless the tab that scheduled it has closed by then. */
  readonly after = (ms: number, run: () => unknown): number => {
    const order = (this.#order += 1);
    const at = this.#now + Math.max(0, Number.isFinite(ms) ? ms : 0);
    this.#jobs.set(order, { at, order, tab: running.getStore(), run });
    return order;
  };

  /** Runs a function later, even if the tab that scheduled it has closed by then. */
  afterAll(ms: number, run: () => unknown): void {
    running.exit(() => this.after(ms, run));
  }

  readonly cancel = (id: unknown): void => {
    this.#jobs.delete(Number(id));
  };

  /** Advances the clock by `ms`: runs the due jobs in order, each with everything it triggers. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settle();
    for (let job = this.#next(until); job; job = this.#next(until)) {
      this.#jobs.delete(job.order);
      this.#now = Math.max(this.#now, job.at);
      if (job.tab && !job.tab.isAlive) continue;
      const { tab, run } = job;
      const done: unknown = tab ? running.run(tab, run) : running.exit(run);
      if (done instanceof Promise) await done;
      await settle();
    }
    this.#now = until;
  }

  #next(until: number): Job | undefined {
    let next: Job | undefined;
    for (const job of this.#jobs.values())
      if (
        job.at <= until &&
        !job.tab?.device.isAsleep &&
        !job.tab?.isFrozen &&
        (!next || job.at < next.at || (job.at === next.at && job.order < next.order))
      )
        next = job;
    return next;
  }

  /** Replaces the global timers, `Date.now`, `performance.now` and `Math.random`. Returns a function that restores them. */
  install(random: () => number): () => void {
    const own = { random: Math.random, now: Date.now, sinceStart: performance.now.bind(performance) };
    const stopped = new Set<unknown>();
    const every = (run: () => void, ms: number) => {
      const timer = {};
      const tick = () => {
        if (stopped.has(timer)) return;
        run();
        this.after(ms, tick);
      };
      this.after(ms, tick);
      return timer;
    };
    Object.assign(globalThis, {
      setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
        this.after(ms, () => run(...args)),
      clearTimeout: this.cancel,
      setInterval: every,
      clearInterval: (timer: unknown) => void stopped.add(timer),
    });
    Date.now = () => this.#now + (running.getStore()?.device.clockOffset ?? 0);
    performance.now = () => this.#now;
    Math.random = random;
    return () => {
      Object.assign(globalThis, real);
      Object.assign(Math, { random: own.random });
      Date.now = own.now;
      performance.now = own.sinceStart;
    };
  }
}

/** Waits for work that takes no simulated time: promise callbacks and Node's own event loop turns. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => real.setImmediate(resolve));
}
