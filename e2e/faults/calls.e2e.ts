import { CALLS } from './calls.ts';
import { FAULTS } from './faults.ts';
import { ACTION_MS } from './person.ts';
import { test } from '../fixtures.ts';
import { tryCell } from './tryCell.ts';

// Uses a short action timeout, because the control to be pressed again may have disappeared.
test.use({ actionTimeout: ACTION_MS });

// Unit tests cover the other faults, and calls.faults.ts tries every fault at every call.
test('a person recovers from the fault “HTML” at GET /api/profile without losing anything typed · PROD-06, API-43, ERR-01, ERR-05, ERR-15', async ({
  page,
  outbox,
  newEmail,
  problems,
}) => {
  problems.expect(/./);
  const call = CALLS.find(({ name }) => name === 'GET /api/profile')!;
  const fault = FAULTS.find(({ name }) => name === 'HTML')!;
  await tryCell({ page, outbox, email: newEmail() }, call, fault);
});
