import { readFileSync } from 'node:fs';
import type { Leg } from './Leg.ts';

export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * Counts the tests of a leg from its report and its end.
 *
 * A run that failed though no test did (a file that does not load, a clean-up that found something, a crash) counts
 * as one failure, and so does one that ran no test at all: nothing is green by being absent.
 */
export function countTests(kind: Leg['counts'], report: string, succeeded: boolean): Count {
  const { passed, failed } = kind ? readReport(kind, report) : { passed: succeeded ? 1 : 0, failed: 0 };
  const empty = passed + failed === 0;
  return { passed, failed: failed === 0 && (!succeeded || empty) ? 1 : failed };
}

function readReport(kind: NonNullable<Leg['counts']>, report: string): Count {
  try {
    const content = JSON.parse(readFileSync(report, 'utf8')) as VitestReport & PlaywrightReport;
    if (kind === 'vitest') return { passed: content.numPassedTests, failed: content.numFailedTests };
    const { expected, unexpected, flaky } = content.stats;
    return { passed: expected, failed: unexpected + flaky };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
