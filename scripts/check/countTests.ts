import { existsSync, readFileSync } from 'node:fs';
import type { Count, Leg } from './Leg.ts';

const SIGNS: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/**
 * Counts the tests of a check from its report and its exit code.
 * A run that failed without a failed test (a file that does not load, a failing clean-up, a crash) counts as one
 * failure, and so does a run without tests, so that missing or skipped tests never count as a success.
 */
export function countTests({ report }: Pick<Leg, 'report'>, succeeded: boolean): Count {
  const read = report ? readReport(report) : { passed: succeeded ? 1 : 0, failed: 0, failures: [] };
  const isEmpty = read.passed + read.failed === 0;
  return { ...read, failed: read.failed === 0 && (!succeeded || isEmpty) ? 1 : read.failed };
}

/** Reads a JUnit report, as both Vitest and Playwright write it. */
function readReport(report: string): Count {
  const cases = existsSync(report) ? readFileSync(report, 'utf8').split('<testcase ').slice(1) : [];
  const { passed = [], failed = [] } = Object.groupBy(cases, (each) => {
    if (/<(failure|error)\b/.test(each)) return 'failed';
    return each.includes('<skipped') ? 'skipped' : 'passed';
  });
  return {
    passed: passed.length,
    failed: failed.length,
    failures: countUnloaded(failed.map(describeFailure)),
  };
}

/**
 * Keeps the first test file that was not loaded, which a report names like a test, and counts the others: one broken
 * import keeps many from loading.
 */
function countUnloaded(failures: readonly string[]): string[] {
  const [first, ...others] = failures.filter((failure) => /^(\S+) \1: /.test(failure));
  const more = others.length > 0 ? ` (and ${String(others.length)} more test files were not loaded)` : '';
  return failures
    .filter((failure) => !others.includes(failure))
    .map((failure) => (failure === first ? failure + more : failure));
}

function describeFailure(testCase: string): string {
  const [, name = ''] = /\bname="([^"]*)"/.exec(testCase) ?? [];
  const [, file = ''] = /\bclassname="([^"]*)"/.exec(testCase) ?? [];
  const [, why = ''] = /^\s*(?:<!\[CDATA\[)?((?:\w*Error: |Test timeout ).*)$/m.exec(testCase) ?? [];
  return `${file} ${name}: ${why}`.replaceAll(/&(\w+);/g, (sign, code: string) => SIGNS[code] ?? sign);
}
