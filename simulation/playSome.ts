import { parentPort, workerData } from 'node:worker_threads';
import { historyOf, runHistory } from './runHistory.ts';

/** Histories of consecutive seeds. */
export interface Share {
  readonly first: number;
  readonly count: number;
  readonly steps: number;
}

/** What one history met, and why it failed. */
export interface Played {
  readonly seed: number;
  readonly failure: string | null;
  readonly counts: ReadonlyMap<string, number>;
}

// In a thread of its own: undici keeps what listens to an aborted call's signal, and so every world, as long as a thread
// lives.
const { first, count, steps } = workerData as Share;
for (let seed = first; seed < first + count; seed += 1) {
  const { failure, counts } = await runHistory(historyOf(seed, steps));
  parentPort?.postMessage({ seed, failure: failure && failure.message, counts } satisfies Played);
}
// A broken product may leave timers behind.
process.exit();
