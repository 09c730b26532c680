import { CALLS } from './calls.ts';
import { FAULTS } from './faults.ts';
import { ACTION_MS } from './person.ts';
import { test } from '../fixtures.ts';
import { tryCell } from './tryCell.ts';

// Uses a short action timeout, because the control to be pressed again may have disappeared.
test.use({ actionTimeout: ACTION_MS });

/**
 * Faults, each with the index of the call it hits; unit tests cover the statuses, and calls.faults.ts tries all pairs.
 */
const TRIED = [
  ['HTML', 0],
  ['empty', 4],
] as const;

for (const [name, at] of TRIED) {
  const fault = FAULTS.find((each) => each.name === name)!;
  const call = CALLS[at]!;
  test(`a person recovers from the fault “${fault.name}” at ${call.name} without losing anything typed · PROD-06, API-43, ERR-01, ERR-05, ERR-15`, async ({
    page,
    outbox,
    newEmail,
    problems,
  }) => {
    problems.expect(/./);
    await tryCell({ page, outbox, email: newEmail() }, call, fault);
  });
}
