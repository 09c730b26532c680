import { CALLS } from './calls.ts';
import { FAULTS } from './faults.ts';
import { ACTION_MS } from './person.ts';
import { test } from '../test-support/sharedBrowser.ts';
import { tryCell } from './tryCell.ts';

// Uses a short action timeout, because the control to be pressed again may have disappeared.
test.use({ actionTimeout: ACTION_MS });

// Every other call, each with another fault, so that each fault is tried once; calls.faults.ts tries all combinations.
for (const [at, call] of CALLS.filter((_, place) => place % 2 === 1).entries()) {
  const fault = FAULTS[at % FAULTS.length]!;
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
