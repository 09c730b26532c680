import { stripVTControlCharacters } from 'node:util';
import { renderGrid } from './renderGrid.ts';

/** How a row of a table came through one fault. */
export interface Outcome {
  /** 'faults/calls.faults.ts' until it has its title. */
  table: string;
  row: string;
  column: string;
  /** Why it failed; '' where it held. */
  message: string;
}

/** Draws the outcomes as one table per file of tests, with the reasons of what failed below them. */
export function renderFaults(outcomes: readonly Outcome[], now: Date): string {
  const held = outcomes.filter(({ message }) => message === '').length;
  const sum = `On ${now.toISOString().slice(0, 10)}, ${held} of ${outcomes.length} cells hold.`;
  const cells = outcomes.map(({ message, ...place }) => ({ ...place, text: message === '' ? '✓' : '✗' }));
  const reasons = outcomes
    .filter(({ message }) => message !== '')
    .map(({ row, column, message }) => `- ${row} × ${column}: ${firstLine(message)}`);
  return [sum, renderGrid(cells), reasons.join('\n')].filter(Boolean).join('\n\n');
}

function firstLine(message: string): string {
  const [line = ''] = message.split('\n');
  // The colours of a terminal.
  return stripVTControlCharacters(line).slice(0, 300);
}
