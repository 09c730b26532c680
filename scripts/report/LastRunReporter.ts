import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { isWholeRun } from './isWholeRun.ts';
import { renderGrid, type Cell } from './renderGrid.ts';
import { writeLastRun } from './writeLastRun.ts';

interface Options {
  /** Name of the document in `docs/`. */
  document: string;
  /** What stands side by side: the tests of a `describe`, or what a test came to in each project. */
  columns: 'tests' | 'projects';
}

/** Writes what came of a whole run into a document of its own, a table for each file of tests, in their own order. */
export default class LastRunReporter implements Reporter {
  readonly #options: Options;
  #suite: Suite | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd({ status }: FullResult): void {
    if (!isWholeRun() || (status !== 'passed' && status !== 'failed')) return;
    const tests = this.#suite?.allTests() ?? [];
    const cells = tests.flatMap((test) => test.results.slice(-1).map((result) => this.#cellOf(test, result)));
    const document = new URL(`../../docs/${this.#options.document}`, import.meta.url);
    writeLastRun(document, renderGrid(cells, new Date()));
  }

  #cellOf(test: TestCase, { status, error, annotations }: TestResult): Cell {
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
    return { table, row, column, status, notes };
  }
}
