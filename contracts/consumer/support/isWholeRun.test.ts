import { describe, expect, it } from 'vitest';
import { isWholeRun } from './isWholeRun.ts';

const run = (...states: string[]) => ({
  files: 2,
  allFiles: 2,
  hasNameFilter: false,
  tests: states.map((state, index) => ({ fullName: `test ${String(index)}`, state })),
});

describe('isWholeRun', () => {
  it('is so when all tests of all files passed · CARD-09', () => {
    expect(isWholeRun(run('passed', 'passed'))).toBe(true);
  });

  it('is not so after a failure, nor for a part of the files or the names · CARD-09', () => {
    expect(isWholeRun(run('passed', 'failed'))).toBe(false);
    expect(isWholeRun({ ...run('passed'), files: 1 })).toBe(false);
    expect(isWholeRun({ ...run('passed', 'skipped'), hasNameFilter: true })).toBe(false);
  });

  it('fails for a test that is skipped though nobody asked for a part · CARD-09', () => {
    expect(() => isWholeRun(run('passed', 'skipped'))).toThrow('test 1');
  });
});
