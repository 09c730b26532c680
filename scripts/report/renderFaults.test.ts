import { expect, it } from 'vitest';
import { renderFaults, type Outcome } from './renderFaults.ts';

const OUTCOMES: readonly Outcome[] = [
  { table: 'calls', row: 'PUT /api/tabs', column: '401', message: '' },
  {
    table: 'calls',
    row: 'PUT /api/tabs',
    column: 'lost reply',
    message: 'Error: A dead end: /about | Log In',
  },
  { table: 'calls', row: 'GET /api/tabs', column: '401', message: '' },
  { table: 'events', row: 'letters typed', column: 'closed', message: '' },
];

it('draws a table per file, with the reason of what failed', () => {
  const document = renderFaults(OUTCOMES, new Date('2026-11-22T00:00:00Z'));

  expect(document).toContain('On 2026-11-22, 3 of 4 cells hold.');
  expect(document).toContain('| calls | 401 | lost reply |');
  expect(document).toContain('| PUT /api/tabs | ✓ | ✗ |');
  expect(document).toContain('- PUT /api/tabs × lost reply: Error: A dead end: /about | Log In');
});
