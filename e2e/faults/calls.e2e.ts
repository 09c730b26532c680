import { CALLS } from './calls.ts';
import { type Fault, FAULTS } from './faults.ts';
import { test } from './sharedBrowser.ts';
import { tryCell } from './tryCell.ts';

// A control to press again may have disappeared, so actions time out early.
test.use({ actionTimeout: 15_000 });

/**
 * Two faults of different kinds for each call, so that each fault meets at least four calls; calls.faults.ts runs all.
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
