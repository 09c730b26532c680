import { expect, it } from 'vitest';
import { isWholeRun } from './isWholeRun.ts';

const isWhole = (line: string) => isWholeRun(line.split(' '));

it.each([
  'test -c scripts/engines/playwright.config.ts',
  'test --config playwright.faults.config.ts --workers=1',
])('is whole: %s', (line) => {
  expect(isWhole(line)).toBe(true);
});

it.each([
  'test -g letters',
  'test --grep=letters',
  'test --grep-invert letters',
  'test --project=wpe-desktop',
  'test --last-failed',
  'test --reporter list',
  'test --only-changed',
  'test --shard=1/2',
  'test calls.faults.ts',
])('is part of a run: %s', (line) => {
  expect(isWhole(line)).toBe(false);
});
