import { CALLS } from './calls.ts';
import { FAULTS, LASTING } from './faults.ts';
import { test } from '../test-support/sharedBrowser.ts';
import { tryCell } from './tryCell.ts';
import { tryLasting } from './tryLasting.ts';

for (const call of CALLS)
  test.describe(call.name, () => {
    for (const fault of FAULTS)
      test(fault.name, async ({ page, outbox, newEmail, problems }) => {
        problems.expect(/./);
        await tryCell({ page, outbox, email: newEmail() }, call, fault);
      });
    if (!call.reword) return;
    for (const trouble of LASTING)
      test(trouble.name, async ({ page, outbox, newEmail, problems }) => {
        problems.expect(/./);
        await tryLasting({ page, outbox, email: newEmail() }, call, trouble);
      });
  });
