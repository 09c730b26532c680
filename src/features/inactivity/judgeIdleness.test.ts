import { describe, expect, test } from 'vitest';
import { judgeIdleness, untilNextJudgement } from './judgeIdleness.ts';

const START = 1_700_000_000_000;
const judgeAfter = (ms: number) => judgeIdleness(START, START + ms);

describe('judgeIdleness', () => {
  test.each([
    ['INACT-03', 0, 'active'],
    ['INACT-03', 839_999, 'active'],
    ['INACT-03', 840_000, 'warned'],
    ['INACT-01', 899_999, 'warned'],
    ['INACT-01', 900_000, 'expired'],
    ['TRAP-46', 20 * 60_000, 'expired'],
  ])('%s after %i ms idle the person is %s', (_, ms, idleness) => {
    expect(judgeAfter(ms)).toBe(idleness);
  });

  test('a clock that was set back is no inactivity · TRAP-46', () => {
    expect(judgeAfter(-60_000)).toBe('active');
  });
});

describe('untilNextJudgement', () => {
  test.each([
    [0, 840_000],
    [839_999, 1],
    [840_000, 60_000],
    [899_999, 1],
    [900_000, 0],
    [5_000_000, 0],
  ])('after %i ms idle the judgement changes in %i ms · INACT-01, INACT-03', (idle, left) => {
    expect(untilNextJudgement(START, START + idle)).toBe(left);
  });

  test('is exactly when the judgement changes', () => {
    for (const idle of [0, 1, 500_000, 839_999, 840_000, 870_000, 899_999]) {
      const left = untilNextJudgement(START, START + idle);

      expect(judgeAfter(idle + left - 1)).toBe(judgeAfter(idle));
      expect(judgeAfter(idle + left)).not.toBe(judgeAfter(idle));
    }
  });
});
