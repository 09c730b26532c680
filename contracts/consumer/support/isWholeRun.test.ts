import { describe, expect, it } from 'vitest';
import { isWholeRun } from './isWholeRun.ts';

const run = (...states: string[]) => ({
  files: 2,
  allFiles: 2,
  hasNameFilter: false,
  tests: states.map((state, index) => ({ fullName: `test ${String(index)}`, state })),
});

describe('isWholeRun', () => {
  it('CARD-09 is so when all tests of all files passed', () => {
    expect(isWholeRun(run('passed', 'passed'))).toBe(true);
  });

  it('CARD-09 is not so after a failure, nor for a part of the files or the names', () => {
    expect(isWholeRun(run('passed', 'failed'))).toBe(false);
    expect(isWholeRun({ ...run('passed'), files: 1 })).toBe(false);
    expect(isWholeRun({ ...run('passed', 'skipped'), hasNameFilter: true })).toBe(false);
  });

  it('CARD-09 fails for a test that is skipped though nobody asked for a part', () => {
    expect(() => isWholeRun(run('passed', 'skipped'))).toThrow('test 1');
  });
});
