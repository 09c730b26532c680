import { describe, expect, test } from 'vitest';
import { judgeIdleness } from './judgeIdleness.ts';

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
  ])('%s: after %i ms without activity, the student is %s', (_, ms, idleness) => {
    expect(judgeAfter(ms)).toBe(idleness);
  });

  test('does not treat a clock that was set back as inactivity · TRAP-46', () => {
    expect(judgeAfter(-60_000)).toBe('active');
  });
});
