import { readFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { isWholeRun } from './isWholeRun.ts';
import { type Outcome, readFaults, renderFaults, renewFaults } from './renderFaults.ts';
import { writeLastRun } from './writeLastRun.ts';

const DOCUMENT = new URL('../../docs/faults.md', import.meta.url);

/**
 * Writes what came of `npm run faults` into docs/faults.md.
 *
 * A whole run drops the cells of rows that are gone; a run of part of the tables renews its own cells alone.
 */
export default class FaultsReporter implements Reporter {
  readonly #outcomes: Outcome[] = [];

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === 'interrupted' || status === 'skipped') return;
    const [table = '', row = '', column = ''] = test.titlePath().slice(-3);
    const message = status === 'passed' ? '' : (error?.message ?? status);
    this.#outcomes.push({ table, row, column, message });
  }

  onEnd({ status }: FullResult): void {
    const isWhole = isWholeRun() && (status === 'passed' || status === 'failed');
    const earlier = isWhole ? [] : readFaults(readFileSync(DOCUMENT, 'utf8'));
    writeLastRun(DOCUMENT, renderFaults(renewFaults(earlier, this.#outcomes), new Date()));
  }
}
