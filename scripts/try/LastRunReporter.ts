import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { noteProof } from './noteProof.ts';

/**
 * Matches arguments that do not filter the tests. A filtered run's results are not written, because they
 * would replace a full run's results.
 */
const WHOLE = /^(test|-c|--config|\S+(playwright|preview)\.config\.ts|(-j|--workers=)\d+)$/;

interface Options {
  /** The name of the run. */
  part: string;
  /** The columns: the tests of a `describe`, or the projects in which a test ran. */
  columns: 'tests' | 'projects';
}

/** Records a complete run (`noteProof`), with one table per test file. */
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
    const isWhole = process.argv.slice(2).every((word) => WHOLE.test(word));
    if (!isWhole || (status !== 'passed' && status !== 'failed')) return;
    const tests = this.#suite?.allTests() ?? [];
    const cells = tests.flatMap((test) => test.results.slice(-1).map((result) => this.#cellOf(test, result)));
    const count = (state: Cell['status']) => cells.filter((cell) => cell.status === state).length;
    const notRun = count('skipped') > 0 ? `, ${String(count('skipped'))} not run` : '';
    const figure = `${String(count('passed'))} of ${String(cells.length)} hold${notRun}`;
    noteProof(this.#options.part, figure, [renderGrid(cells)], status === 'failed');
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
      // An annotation without a description only configures the test.
      .filter(({ type, description }) => type !== 'version' && description)
      .map(({ type, description }) => `${type}: ${description}`);
    const [reason] = stripVTControlCharacters(error?.message ?? '').split('\n');
    if (reason) notes.push(reason.slice(0, 300));
    return { table, row, column, status, notes };
  }
}

/** One table cell: the result of one test. */
interface Cell {
  table: string;
  row: string;
  column: string;
  status: TestResult['status'];
  /** Notes below the table: why the test failed or did not run, or what it waived. */
  notes: readonly string[];
}

/**
 * Renders one Markdown table per `table`, with rows and columns in the order of their first appearance, and all notes
 * below. A cell without a test is empty.
 */
function renderGrid(cells: readonly Cell[]): string {
  const tables = [...Map.groupBy(cells, ({ table }) => table)].map(([table, own]) => {
    const columns = [...new Set(own.map(({ column }) => column))];
    const rows = [...Map.groupBy(own, ({ row }) => row)].map(([row, found]) => [
      row,
      ...columns.map((column) => markOf(found.find((cell) => cell.column === column))),
    ]);
    return [[table, ...columns], ['---', ...columns.map(() => '---')], ...rows]
      .map((texts) => `| ${texts.join(' | ')} |`)
      .join('\n');
  });
  const notes = cells
    .filter((cell) => cell.notes.length > 0)
    .map(({ row, column, notes }) => [`- ${row} × ${column}:`, ...notes].join('\n  - '));
  return [...tables, notes.join('\n')].join('\n\n');
}

function markOf(cell: Cell | undefined): string {
  if (!cell) return '';
  if (cell.status === 'skipped') return 'not run';
  return cell.status === 'passed' ? '✓' : '✗';
}
