import { expect, test } from 'vitest';
import { redAmong } from './redAmong.ts';

/** `npm run try -- simulate` plays thousands. */
const HISTORIES = 20;

test(
  '20 histories on a bad network keep every promise to applicants · PROD-06, TRAP-60',
  { timeout: 300_000 },
  async () => {
    expect(await redAmong(Array.from({ length: HISTORIES }, (_, at) => at + 1))).toEqual([]);
  },
);
