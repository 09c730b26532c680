import { expect, test } from 'vitest';
import { historyOf, runHistory } from './runHistory.ts';

const timeout = 300_000;

/** `npm run try -- simulate` plays thousands, and with `--once-failed` those that once failed. */
test(
  '20 histories on a bad network keep every promise to applicants · PROD-06, TRAP-60',
  { timeout },
  async () => {
    const failures: string[] = [];
    for (let seed = 1; seed <= 20; seed += 1) {
      const { failure } = await runHistory(historyOf(seed));
      if (failure) failures.push(`seed ${String(seed)}: ${failure.message}`);
    }

    expect(failures).toEqual([]);
  },
);

test('the same seed produces the same history', { timeout }, async () => {
  const [first, second] = [await runHistory(historyOf(1)), await runHistory(historyOf(1))];

  expect(second.trace).toEqual(first.trace);
});
