/** How one row of the table came through one fault. */
export interface Outcome {
  /** 'faults/calls.faults.ts'. */
  file: string;
  row: string;
  column: string;
  /** Why it failed; '' where it held. */
  message: string;
}

const TITLES: Readonly<Record<string, string>> = {
  'calls.faults.ts': 'Every call',
  'pageEvents.faults.ts': 'Page events',
};

const INTRODUCTION = `What happens to an applicant when a call or the page fails, in the running product in headless Chromium. Written by
\`npm run faults\`; it is no part of \`npm test\`. The rows and the columns are tables in \`e2e/faults/\`.

A cell holds (✓) when, once the fault is gone, a person who does nothing but what the screen offers reaches the end of
that row, every letter they typed is on the server, and nothing is there twice: no status, no document, no account.

What is not asked for, by name:

- closed while offline, after the browser asked: nothing can be sent any more;
- a visitor's Social Security number on reload: it is kept nowhere (TRAP-13);
- the view of staff (\`GET /service/tmp-pdf\`) has no buttons, because it is printed: its program opens it again.
`;

/** Draws the outcomes as one table per file, and what failed below it. */
export function renderFaults(outcomes: readonly Outcome[], now: Date): string {
  const failed = outcomes.filter(({ message }) => message !== '').length;
  const files = [...new Set(outcomes.map(({ file }) => file))];
  const tables = files.map((file) =>
    renderTable(
      file,
      outcomes.filter((outcome) => outcome.file === file),
    ),
  );
  const last = `Last run: ${now.toISOString().slice(0, 10)}, ${outcomes.length - failed} of ${outcomes.length} hold.`;
  return `${['# Faults', INTRODUCTION.trim(), last, ...tables].join('\n\n')}\n`;
}

function renderTable(file: string, outcomes: readonly Outcome[]): string {
  const columns = [...new Set(outcomes.map(({ column }) => column))];
  const rows = [...new Set(outcomes.map(({ row }) => row))].map((row) => {
    const cells = columns.map((column) => {
      const found = outcomes.find((outcome) => outcome.row === row && outcome.column === column);
      if (!found) return ' ';
      return found.message === '' ? '✓' : '✗';
    });
    return renderRow([row, ...cells]);
  });
  const notes = outcomes
    .filter(({ message }) => message !== '')
    .map(({ row, column, message }) => `- ${row}, ${column}: ${firstLine(message)}`);
  const title = TITLES[file.split('/').at(-1) ?? ''] ?? file;
  const head = [renderRow(['', ...columns]), renderRow(['---', ...columns.map(() => '---')])];
  return [`## ${title}`, [...head, ...rows].join('\n'), notes.join('\n')].filter(Boolean).join('\n\n');
}

const renderRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function firstLine(message: string): string {
  // eslint-disable-next-line no-control-regex -- the colours of a terminal
  return (message.split('\n')[0] ?? '').replace(/\u001b\[\d+m/g, '').slice(0, 300);
}
