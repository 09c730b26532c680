import { historyOf, runHistory } from './runHistory.ts';

/** The seeds whose history breaks a promise, with what it breaks; `npm run try -- simulate --seed <n>` shows how. */
export async function redAmong(seeds: readonly number[]): Promise<readonly string[]> {
  const red: string[] = [];
  for (const seed of seeds) {
    const { failure } = await runHistory(historyOf(seed, 60));
    if (failure) red.push(`seed ${seed}: ${failure.message}`);
  }
  return red;
}
