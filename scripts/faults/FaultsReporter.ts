import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Outcome, readFaults, renderFaults } from './renderFaults.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/faults.md', import.meta.url));

/** Writes what came of `npm run faults` into docs/faults.md; a run of part of the tables renews these cells alone. */
export default class FaultsReporter implements Reporter {
  readonly #outcomes: Outcome[] = existsSync(DOCUMENT) ? readFaults(readFileSync(DOCUMENT, 'utf8')) : [];

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === 'interrupted' || status === 'skipped') return;
    const [table = '', row = '', column = ''] = test.titlePath().slice(-3);
    const message = status === 'passed' ? '' : (error?.message ?? status);
    const outcome = { table, row, column, message };
    const at = this.#outcomes.findIndex((each) => isOfSameCell(each, outcome));
    if (at === -1) this.#outcomes.push(outcome);
    else this.#outcomes[at] = outcome;
  }

  onEnd(): void {
    writeFileSync(DOCUMENT, renderFaults(this.#outcomes, new Date()));
  }
}

function isOfSameCell(one: Outcome, other: Outcome): boolean {
  return one.table === other.table && one.row === other.row && one.column === other.column;
}
