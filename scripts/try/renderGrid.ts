import type { TestResult } from '@playwright/test/reporter';

/** One table cell: the result of one test. */
export interface Cell {
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
export function renderGrid(cells: readonly Cell[]): string {
  const held = cells.filter(({ status }) => status === 'passed').length;
  const sum = `${held} of ${cells.length} cells hold.`;
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
  return [sum, ...tables, notes.join('\n')].join('\n\n');
}

function markOf(cell: Cell | undefined): string {
  if (!cell) return '';
  if (cell.status === 'skipped') return 'not run';
  return cell.status === 'passed' ? '✓' : '✗';
}
