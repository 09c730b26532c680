import { parentPort, workerData } from 'node:worker_threads';
import { historyOf, runHistory } from './runHistory.ts';

/** A range of consecutive seeds. */
export interface Share {
  readonly first: number;
  readonly count: number;
}

/** The event counts of one history, and why it failed, if it did. */
export interface Played {
  readonly seed: number;
  readonly failure: string | null;
  readonly counts: ReadonlyMap<string, number>;
}

// Runs in a separate thread, because undici keeps the listeners of aborted calls, and with them every world,
// for as long as the thread lives.
const { first, count } = workerData as Share;
for (let seed = first; seed < first + count; seed += 1) {
  const { failure, counts } = await runHistory(historyOf(seed));
  parentPort?.postMessage({ seed, failure: failure && failure.message, counts } satisfies Played);
}
// A broken product may leave timers running.
process.exit();
