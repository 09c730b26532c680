import type { Call } from './Call.ts';
import { CALLS } from './calls.ts';
import { type Fault, FAULTS } from './faults.ts';
import { test } from '../test-support/sharedBrowser.ts';
import { tryCell } from './tryCell.ts';

// Actions time out early, because a control that is to be pressed again may have disappeared.
test.use({ actionTimeout: 15_000 });

const operationOf = ({ name }: Call): string => name.split(/[ ,]/, 2).join(' ');

/**
 * Two faults of different kinds for each call; a call that the product makes at several moments gets one fault
 * at each of them. Each fault is tried with at least three calls. calls.faults.ts tries all combinations.
 */
function* chooseCells(): Generator<[Call, Fault]> {
  for (const [at, call] of CALLS.entries()) {
    const isOnly = CALLS.filter((other) => operationOf(other) === operationOf(call)).length === 1;
    for (const each of isOnly ? [at, at + FAULTS.length / 2] : [at]) {
      const fault = FAULTS[each % FAULTS.length];
      if (fault) yield [call, fault];
    }
  }
}

for (const [call, fault] of chooseCells())
  test(`a person recovers from the fault “${fault.name}” at ${call.name} without losing anything typed · PROD-06, API-43, ERR-01, ERR-05, ERR-15`, async ({
    page,
    outbox,
    newEmail,
    problems,
  }) => {
    problems.expect(/./);
    await tryCell({ page, outbox, email: newEmail() }, call, fault);
  });
