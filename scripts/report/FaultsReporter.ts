import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { isWholeRun } from './isWholeRun.ts';
import { type Outcome, renderFaults } from './renderFaults.ts';
import { writeLastRun } from './writeLastRun.ts';

const DOCUMENT = new URL('../../docs/faults.md', import.meta.url);

/** Writes what came of a whole `npm run faults` into docs/faults.md. */
export default class FaultsReporter implements Reporter {
  readonly #outcomes: Outcome[] = [];

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    const [table = '', row = '', column = ''] = test.titlePath().slice(-3);
    const message = status === 'passed' ? '' : (error?.message ?? status);
    this.#outcomes.push({ table, row, column, message });
  }

  onEnd({ status }: FullResult): void {
    if (!isWholeRun() || (status !== 'passed' && status !== 'failed')) return;
    writeLastRun(DOCUMENT, renderFaults(this.#outcomes, new Date()));
  }
}
