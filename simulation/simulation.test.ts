import { describe, expect, test } from 'vitest';
import { KEPT_SEEDS } from './keptSeeds.ts';
import { historyOf, runHistory } from './runHistory.ts';
import { trySmallScope } from './smallScope.ts';

const STEPS = 60;
const HISTORIES = 150;

/** The seeds whose history breaks a promise, with what it breaks; `npm run try -- simulate --seed <n>` shows how. */
async function redAmong(seeds: readonly number[]): Promise<readonly string[]> {
  const red: string[] = [];
  for (const seed of seeds) {
    const { failure } = await runHistory(historyOf(seed, STEPS));
    if (failure) red.push(`seed ${seed}: ${failure.message}`);
  }
  return red;
}

describe('applicants on a bad network', () => {
  test('keep every promise in 150 histories · PROD-06, TRAP-60', { timeout: 120_000 }, async () => {
    expect(await redAmong(Array.from({ length: HISTORIES }, (_, at) => at + 1))).toEqual([]);
  });

  test('keep every promise in the histories that once broke one', async () => {
    expect(await redAmong(KEPT_SEEDS.filter((seed) => seed > HISTORIES))).toEqual([]);
  });

  test('live the same history again from the same seed', async () => {
    const [first, second] = [await runHistory(historyOf(1, STEPS)), await runHistory(historyOf(1, STEPS))];

    expect(second.trace).toEqual(first.trace);
  });
});

test('two tabs agree on the newest letters after any five letters, saves and replies · TRAP-60', async () => {
  expect((await trySmallScope(5)).failures).toEqual([]);
});
