import { expect, test } from 'vitest';
import { redAmong } from './redAmong.ts';

const HISTORIES = 150;

test(
  'every promise to applicants on a bad network is kept in 150 histories · PROD-06, TRAP-60',
  { timeout: 300_000 },
  async () => {
    expect(await redAmong(Array.from({ length: HISTORIES }, (_, at) => at + 1))).toEqual([]);
  },
);
