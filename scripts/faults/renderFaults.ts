import { stripVTControlCharacters } from 'node:util';

/** How a row of a table came through one fault. */
export interface Outcome {
  /** 'faults/calls.faults.ts' until it has its title. */
  table: string;
  row: string;
  column: string;
  /** Why it failed; '' where it held. */
  message: string;
}

const INTRODUCTION = `
What happens to an applicant when a call or the page fails, in the running product in headless Chromium. Written by
\`npm run faults\`, which is no part of \`npm test\`; \`npm run faults -- -g "PUT /api/tabs"\` renews some of the cells. The
rows and the columns are tables in \`e2e/faults/\`.

A cell holds (✓) if, once the fault is gone, a person who does nothing but what the screen offers reaches the end of the
row, every letter they typed is on the server, and nothing is there twice: no status, no document, no account.

Exceptions:

- closed while offline, after the browser asked: nothing can be sent any more;
- a visitor's Social Security number on reload: it is kept nowhere (TRAP-13);
- the view of staff (\`GET /service/tmp-pdf\`) has no buttons, because it is printed: its program opens it again.
`;

/** Draws the outcomes as one table per file of tests, with the reasons of what failed below it. */
export function renderFaults(outcomes: readonly Outcome[], now: Date): string {
  const held = outcomes.filter(({ message }) => message === '').length;
  const last = `Last run: ${now.toISOString().slice(0, 10)}. ${held} of ${outcomes.length} cells hold.`;
  const tables = [...new Set(outcomes.map(({ table }) => table))].map((table) =>
    renderTable(
      table,
      outcomes.filter((outcome) => outcome.table === table),
    ),
  );
  return `${['# Faults', INTRODUCTION.trim(), last, ...tables].join('\n\n')}\n`;
}

function renderTable(table: string, outcomes: readonly Outcome[]): string {
  const columns = [...new Set(outcomes.map(({ column }) => column))];
  const rows = [...new Set(outcomes.map(({ row }) => row))].map((row) => {
    const cells = columns.map((column) => {
      const found = outcomes.find((outcome) => outcome.row === row && outcome.column === column);
      if (!found) return ' ';
      return found.message === '' ? '✓' : '✗';
    });
    return renderRow([row, ...cells]);
  });
  const reasons = outcomes
    .filter(({ message }) => message !== '')
    .map(({ row, column, message }) => `- ${row} × ${column}: ${firstLine(message)}`);
  const head = [renderRow([table, ...columns]), renderRow(['---', ...columns.map(() => '---')])];
  return [[...head, ...rows].join('\n'), reasons.join('\n')].filter(Boolean).join('\n\n');
}

const renderRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function firstLine(message: string): string {
  const [line = ''] = message.split('\n');
  // The colours of a terminal.
  return stripVTControlCharacters(line).slice(0, 300);
}

/** Reads the cells of an earlier run. */
export function readFaults(document: string): Outcome[] {
  const reasons = new Map(
    [...document.matchAll(/^- (.* × .*?): (.*)$/gm)].map(([, cell = '', reason = '']) => [cell, reason]),
  );
  return [...document.matchAll(/^\|.*(?:\n\|.*)+/gm)].flatMap(([table]) => {
    const [head = [], , ...rows] = table.split('\n').map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    const [name = '', ...columns] = head;
    return rows.flatMap(([row = '', ...cells]) =>
      columns.flatMap((column, at) => {
        if (cells[at] === '') return [];
        const message = cells[at] === '✓' ? '' : (reasons.get(`${row} × ${column}`) ?? 'failed');
        return [{ table: name, row, column, message }];
      }),
    );
  });
}
