/** A test as a cell of a table. */
export interface Cell {
  table: string;
  row: string;
  column: string;
  text: string;
}

/** Draws a table of Markdown per `table`, its rows and columns in the order they came; a cell without a test is empty. */
export function renderGrid(cells: readonly Cell[]): string {
  const tables = [...Map.groupBy(cells, ({ table }) => table)].map(([table, own]) => {
    const columns = [...new Set(own.map(({ column }) => column))];
    const rows = [...Map.groupBy(own, ({ row }) => row)].map(([row, found]) => [
      row,
      ...columns.map((column) => found.find((cell) => cell.column === column)?.text ?? ''),
    ]);
    return [[table, ...columns], ['---', ...columns.map(() => '---')], ...rows]
      .map((texts) => `| ${texts.join(' | ')} |`)
      .join('\n');
  });
  return tables.join('\n\n');
}
