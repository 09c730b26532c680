import type { Cell } from './measureCoverage.ts';

/** Gathers the cells of each operation, in the contract's order. */
function groupByOperation(cells: Cell[]): [name: string, cells: Cell[]][] {
  return [...new Set(cells.map(({ name }) => name))].map((name) => [
    name,
    cells.filter((cell) => cell.name === name),
  ]);
}

/** Prints operations against statuses: the number of interactions, `w` for a waiver, `!` for nothing. */
export function printMatrix(cells: Cell[]): string {
  const statuses = [...new Set(cells.map(({ status }) => status))].sort();
  const groups = groupByOperation(cells);
  const width = Math.max(...groups.map(([name]) => name.length));

  const row = (first: string, marks: string[]) =>
    [first.padEnd(width), ...marks.map((mark) => mark.padStart(4))].join(' ').trimEnd();
  return [
    row('', statuses),
    ...groups.map(([name, own]) =>
      row(
        name,
        statuses.map((status) => markCell(own.find((cell) => cell.status === status))),
      ),
    ),
  ].join('\n');
}

/** Gives the mark of one cell; a status that is not declared is a dot. */
export function markCell(cell: Cell | undefined): string {
  if (cell === undefined) return '.';
  if (cell.interactions.length > 0) return String(cell.interactions.length);
  return cell.waiver === undefined ? '!' : 'w';
}
