import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { isWholeRun } from './isWholeRun.ts';
import { renderGrid, type Cell } from './renderGrid.ts';
import { writeLastRun } from './writeLastRun.ts';

interface Options {
  /** Name of the document in `docs/`. */
  document: string;
  /** What stands side by side: the tests of a `describe`, or what a test came to in each project. */
  columns: 'tests' | 'projects';
}

/** Writes what came of a whole run into a document of its own, a table for each file of tests. */
export default class LastRunReporter implements Reporter {
  readonly #options: Options;
  readonly #cells: Cell[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  onTestEnd(test: TestCase, { status, error, annotations }: TestResult): void {
    const [, project = '', table = '', ...titles] = test.titlePath();
    const title = titles.pop() ?? '';
    const version = annotations
      .filter(({ type }) => type === 'version')
      .map(({ description }) => description);
    const [row, column] =
      this.#options.columns === 'tests'
        ? [titles.join(' '), title]
        : [title, [project, ...version].join(' ')];
    const notes = annotations
      // One without a description only says how its test is run.
      .filter(({ type, description }) => type !== 'version' && description)
      .map(({ type, description }) => `${type}: ${description}`);
    const [reason] = stripVTControlCharacters(error?.message ?? '').split('\n');
    if (reason) notes.push(reason.slice(0, 300));
    this.#cells.push({ table, row, column, status, notes });
  }

  onEnd({ status }: FullResult): void {
    if (!isWholeRun() || (status !== 'passed' && status !== 'failed')) return;
    const document = new URL(`../../docs/${this.#options.document}`, import.meta.url);
    writeLastRun(document, renderGrid(this.#cells, new Date()));
  }
}
