import { expect, test } from 'vitest';
import { KEPT_SEEDS } from './keptSeeds.ts';
import { redAmong } from './redAmong.ts';
import { historyOf, runHistory } from './runHistory.ts';

const timeout = 300_000;

test('histories that once broke a promise to applicants no longer break any', { timeout }, async () => {
  expect(await redAmong(KEPT_SEEDS)).toEqual([]);
});

test('the same seed produces the same history', { timeout }, async () => {
  const [first, second] = [await runHistory(historyOf(1, 60)), await runHistory(historyOf(1, 60))];

  expect(second.trace).toEqual(first.trace);
});
