import { availableParallelism, loadavg } from 'node:os';

/** How many processes wait for each core, on average over the last minute. */
export const loadPerCore = (): number => (loadavg()[0] ?? 0) / availableParallelism();

/** Two processes for each core are usual during `npm test`. */
const USUAL = 2;
const MOST = 6;

/** Returns by how much time limits must grow on a busy machine: 1 on a quiet one, at most 6. */
export function busyFactor(load = loadPerCore()): number {
  return Math.min(MOST, Math.max(1, load / USUAL));
}
