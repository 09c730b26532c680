import { CALLS } from './calls.ts';
import { type Fault, FAULTS } from './faults.ts';
import { ACTION_MS } from './person.ts';
import { test } from '../test-support/sharedBrowser.ts';
import { tryCell } from './tryCell.ts';

// Uses a short action timeout, because the control to be pressed again may have disappeared.
test.use({ actionTimeout: ACTION_MS });

/**
 * Picks two faults of different kinds per call, so that each fault is tried on at least four calls.
 * calls.faults.ts tries all combinations.
 */
const faultsOf = (at: number): Fault[] =>
  [at, at + FAULTS.length / 2].flatMap((each) => FAULTS[each % FAULTS.length] ?? []);

for (const [at, call] of CALLS.entries())
  for (const fault of faultsOf(at))
    test(`a person recovers from the fault “${fault.name}” at ${call.name} without losing anything typed · PROD-06, API-43, ERR-01, ERR-05, ERR-15`, async ({
      page,
      outbox,
      newEmail,
      problems,
    }) => {
      problems.expect(/./);
      await tryCell({ page, outbox, email: newEmail() }, call, fault);
    });
