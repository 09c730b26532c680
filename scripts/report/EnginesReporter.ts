import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { NOT_HERE } from '../engines/fixtures.ts';
import { isWholeRun } from './isWholeRun.ts';
import { renderGrid, type Cell } from './renderGrid.ts';
import { writeLastRun } from './writeLastRun.ts';

const DOCUMENT = new URL('../../docs/engines.md', import.meta.url);

/** Writes a whole run in which nothing failed into docs/engines.md: each journey a table, an engine a column. */
export default class EnginesReporter implements Reporter {
  readonly #cells: Cell[] = [];
  readonly #notes: string[] = [];
  #isWhole = isWholeRun();

  onTestEnd(test: TestCase, { status, duration, annotations }: TestResult): void {
    const [, project = '', , ...titles] = test.titlePath();
    const [table = '', row = ''] = titles;
    const textOf = (kind: string) => annotations.find(({ type }) => type === kind)?.description;
    const version = textOf('version');
    const isSkipped = status === 'skipped';
    const note = isSkipped ? textOf('skip') : textOf('note');
    if (note === NOT_HERE) this.#isWhole = false;
    if (note) this.#notes.push(`- ${project}, ${row}: ${isSkipped ? 'not run: ' : ''}${note}`);
    if (version === undefined) return;
    const column = `${project} ${version}`;
    const text = isSkipped ? 'not run' : `✓ ${(duration / 1000).toFixed(1)} s`;
    this.#cells.push({ table, row, column, text });
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed' || !this.#isWhole) return;
    writeLastRun(DOCUMENT, [renderGrid(this.#cells), this.#notes.join('\n')].join('\n\n'));
  }
}
