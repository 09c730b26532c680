import { expect, test } from 'vitest';
import { historyOf, runHistory } from './runHistory.ts';

/** Seeds whose histories once failed; each exposed a bug in the product or in the model. */
const KEPT_SEEDS = [
  4200812, 4200991, 5001562, 5001705, 5004081, 7002542, 7021722, 7061359, 7083187, 7115605, 7117899, 7118346,
  7134434, 7150230, 7158116,
];
const timeout = 300_000;

/** `npm run try -- simulate` plays thousands. */
test.each([
  ['20 histories', Array.from({ length: 20 }, (_, at) => at + 1)],
  ['the histories that once failed', KEPT_SEEDS],
])(
  '%s on a bad network keep every promise to applicants · PROD-06, TRAP-60',
  { timeout },
  async (_, seeds) => {
    const failures: string[] = [];
    for (const seed of seeds) {
      const { failure } = await runHistory(historyOf(seed));
      if (failure) failures.push(`seed ${seed}: ${failure.message}`);
    }

    expect(failures).toEqual([]);
  },
);

test('the same seed produces the same history', { timeout }, async () => {
  const [first, second] = [await runHistory(historyOf(1)), await runHistory(historyOf(1))];

  expect(second.trace).toEqual(first.trace);
});
