import { historyOf, runHistory } from './runHistory.ts';

/**
 * Returns the seeds whose history breaks a promise, each with the failure; `npm run try -- simulate --seed
 * <n>` shows the history.
 */
export async function redAmong(seeds: readonly number[]): Promise<readonly string[]> {
  const red: string[] = [];
  for (const seed of seeds) {
    const { failure } = await runHistory(historyOf(seed, 60));
    if (failure) red.push(`seed ${seed}: ${failure.message}`);
  }
  return red;
}
