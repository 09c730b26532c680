import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Count, Leg } from './Leg.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults?: {
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: {
    file: string;
    line: number;
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

const NOTHING: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * Counts the tests of a leg from its report and its end.
 *
 * A run that failed though no test did (a file that does not load, a clean-up that found something, a crash) counts
 * as one failure, and so does one that ran no test at all: nothing is green by being absent. Only a leg that may be
 * skipped passes with every test skipped, and it is told so.
 */
export function countTests(
  { counts, canBeSkipped = false }: Pick<Leg, 'counts' | 'canBeSkipped'>,
  report: string,
  succeeded: boolean,
): Count {
  const read = counts ? readReport(counts, report) : { ...NOTHING, passed: succeeded ? 1 : 0 };
  const isSkipped = canBeSkipped && read.skipped > 0;
  const isEmpty = read.passed + read.failed === 0 && !isSkipped;
  return { ...read, failed: read.failed === 0 && (!succeeded || isEmpty) ? 1 : read.failed };
}

function readReport(kind: NonNullable<Leg['counts']>, report: string): Count {
  try {
    const content = JSON.parse(readFileSync(report, 'utf8')) as VitestReport & PlaywrightReport;
    return kind === 'vitest' ? readVitest(content) : readPlaywright(content);
  } catch {
    return NOTHING;
  }
}

function readVitest({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  testResults = [],
}: VitestReport): Count {
  const failures = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages)}`);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures };
}

function readPlaywright({ stats, suites = [] }: PlaywrightReport): Count {
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return `${file}:${String(line)} ${title}: ${firstLine(errors.map(({ message }) => message ?? ''))}`;
    });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures,
  };
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function firstLine([message = '']: string[]): string {
  return stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
}
