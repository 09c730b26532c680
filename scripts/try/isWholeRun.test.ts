import { expect, it } from 'vitest';
import { isWholeRun } from './isWholeRun.ts';

const isWhole = (line: string) => isWholeRun(line.split(' '));

it.each([
  'test -c e2e/engines/playwright.config.ts',
  'test --config e2e/faults/playwright.config.ts --workers=1',
])('this command runs every test: %s', (line) => {
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
])('this command may leave tests out: %s', (line) => {
  expect(isWhole(line)).toBe(false);
});
