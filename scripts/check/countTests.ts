import { existsSync, readFileSync } from 'node:fs';
import type { Count, Check } from './Check.ts';

const SIGNS: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/**
 * Counts the tests of a check from its report and its exit code. A run that fails although no test did (a failing
 * clean-up, a crash) counts as one failure, and so does a run without tests, so that missing or skipped tests never
 * count as a success.
 */
export function countTests({ report }: Pick<Check, 'report'>, succeeded: boolean): Count {
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
  return { passed: passed.length, failed: failed.length, failures: failed.map(describeFailure) };
}

function describeFailure(testCase: string): string {
  const [, name = ''] = /\bname="([^"]*)"/.exec(testCase) ?? [];
  const [, file = ''] = /\bclassname="([^"]*)"/.exec(testCase) ?? [];
  const [, why = ''] = /^\s*(?:<!\[CDATA\[)?((?:\w*Error: |Test timeout ).*)$/m.exec(testCase) ?? [];
  return `${file} ${name}: ${why}`.replaceAll(/&(\w+);/g, (sign, code: string) => SIGNS[code] ?? sign);
}
