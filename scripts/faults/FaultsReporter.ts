import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { type Outcome, renderFaults } from './renderFaults.ts';

const DOCUMENT = fileURLToPath(new URL('../../docs/faults.md', import.meta.url));
const FILES = 2;

/** Writes what came of `npm run faults` into docs/faults.md; a run of some of it writes nothing. */
// eslint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export
export default class FaultsReporter implements Reporter {
  readonly #outcomes: Outcome[] = [];
  #isWhole = false;

  onBegin(config: FullConfig, suite: Suite): void {
    const files = new Set(suite.allTests().map(({ location }) => location.file));
    this.#isWhole = files.size === FILES && String(config.grep) === '/.*/';
  }

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    const [, , file = '', row = ''] = test.titlePath();
    const message = status === 'passed' ? '' : (error?.message ?? status);
    this.#outcomes.push({ file, row, column: test.title, message });
  }

  onEnd(): void {
    if (this.#isWhole) writeFileSync(DOCUMENT, renderFaults(this.#outcomes, new Date()));
  }
}
