import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { writeLastRun } from '../report/writeLastRun.ts';
import { NOT_HERE } from './fixtures.ts';

const DOCUMENT = new URL('../../docs/engines.md', import.meta.url);

interface Outcome {
  /** The journey. */
  table: string;
  row: string;
  column: string;
  cell: string;
}

/** Writes a whole run in which nothing failed into docs/engines.md: each journey a table, an engine a column. */
export default class EnginesReporter implements Reporter {
  readonly #outcomes: Outcome[] = [];
  readonly #notes: string[] = [];
  #isWhole = !process.argv.some((argument) => /^(-g|--(grep|project))/.test(argument));

  onTestEnd(test: TestCase, { status, duration, annotations }: TestResult): void {
    const [, project = '', , ...titles] = test.titlePath();
    const [row = '', table = 'planted'] = titles.reverse();
    const textOf = (kind: string) => annotations.find(({ type }) => type === kind)?.description;
    const version = textOf('version');
    const isSkipped = status === 'skipped';
    const note = isSkipped ? textOf('skip') : textOf('note');
    if (note === NOT_HERE) this.#isWhole = false;
    if (note) this.#notes.push(`- ${project}, ${row}: ${isSkipped ? 'not run: ' : ''}${note}`);
    if (version === undefined) return;
    const column = `${project} ${version}`;
    const cell = isSkipped ? 'not run' : `✓ ${(duration / 1000).toFixed(1)} s`;
    this.#outcomes.push({ table, row, column, cell });
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed' || !this.#isWhole) return;
    const tables = Map.groupBy(this.#outcomes, ({ table }) => table);
    writeLastRun(DOCUMENT, [...[...tables].map(renderTable), this.#notes.join('\n')].join('\n'));
  }
}

function renderTable([title, outcomes]: [string, Outcome[]]): string {
  const columns = [...new Set(outcomes.map(({ column }) => column))];
  const rows = [...Map.groupBy(outcomes, ({ row }) => row)].map(([row, own]) => [
    row,
    ...columns.map((column) => own.find((each) => each.column === column)?.cell ?? ''),
  ]);
  const lines = [[title, ...columns], columns.concat('').map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
