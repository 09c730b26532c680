import type { Cell } from './measureCoverage.ts';
import { markCell } from './printMatrix.ts';

/** Says whether all is proven: what is in the pact, what is waived and what is open. */
export function describeVerdict(faults: number, cells: Cell[]): string {
  const marks = cells.map(markCell);
  const waived = marks.filter((mark) => mark === 'w').length;
  const open = marks.filter((mark) => mark === '!').length;
  const parts = [
    `${String(cells.length - waived - open)} of ${String(cells.length)} replies are in the pact`,
    `${String(waived)} waived`,
    `${String(open)} not covered`,
    faults === 1 ? '1 fault' : `${String(faults)} faults`,
  ];
  return `${faults + open === 0 ? 'Proven' : 'Not proven'}: ${parts.join(', ')}.`;
}
