import { expect, it } from 'vitest';
import { renderGrid, type Cell } from './renderGrid.ts';

const cell = (
  table: string,
  row: string,
  column: string,
  status: Cell['status'],
  ...notes: string[]
): Cell => ({
  table,
  row,
  column,
  status,
  notes,
});

it('renderGrid renders a table for each file, with the reason for each failed or skipped test', () => {
  const document = renderGrid([
    cell('calls', 'PUT /api/tabs', '401', 'passed'),
    cell('calls', 'PUT /api/tabs', 'lost reply', 'failed', 'Error: A dead end: /about | Log In'),
    cell('calls', 'GET /api/tabs', '401', 'passed'),
    cell('events', 'letters typed', 'closed', 'passed'),
    cell('events', 'letters typed', 'hidden', 'skipped', 'skip: no tabs'),
  ]);

  expect(document).toContain('3 of 5 cells hold.');
  expect(document).toContain('| calls | 401 | lost reply |');
  expect(document).toContain('| PUT /api/tabs | ✓ | ✗ |\n| GET /api/tabs | ✓ |  |');
  expect(document).toContain('| letters typed | ✓ | not run |');
  expect(document).toContain('- PUT /api/tabs × lost reply:\n  - Error: A dead end: /about | Log In\n');
  expect(document).toContain('- letters typed × hidden:\n  - skip: no tabs');
});
