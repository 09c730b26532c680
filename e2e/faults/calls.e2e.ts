import { CALLS } from './calls.ts';
import { FAULTS } from './faults.ts';
import { ACTION_MS } from './person.ts';
import { test } from '../test-support/sharedBrowser.ts';
import { tryCell } from './tryCell.ts';

// Uses a short action timeout, because the control to be pressed again may have disappeared.
test.use({ actionTimeout: ACTION_MS });

/** The faults in which no server answers as openapi.yaml says; unit tests name the statuses. */
const BROKEN = FAULTS.filter(({ name }) => !/^\d+$/.test(name));

// Each at another call; calls.faults.ts tries all combinations.
for (const [at, fault] of BROKEN.entries()) {
  const call = CALLS[at * 4]!;
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
