import { CALLS } from './calls.ts';
import { FAULTS, REFUSALS } from './faults.ts';
import { test } from '../test-support/sharedBrowser.ts';
import { tryCell } from './tryCell.ts';
import { tryFullStorage } from './tryFullStorage.ts';
import { tryRefusal } from './tryRefusal.ts';

for (const call of CALLS)
  test.describe(call.name, () => {
    for (const fault of FAULTS)
      test(fault.name, async ({ page, outbox, newEmail, problems }) => {
        problems.expect(/./);
        await tryCell({ page, outbox, email: newEmail() }, call, fault);
      });
    if (!call.reword) return;
    for (const refusal of REFUSALS)
      test(refusal.name, async ({ page, outbox, newEmail, problems }) => {
        problems.expect(/./);
        await tryRefusal({ page, outbox, email: newEmail() }, call, refusal);
      });
    test('storage full', async ({ page, outbox, newEmail, problems }) => {
      problems.expect(/./);
      await tryFullStorage({ page, outbox, email: newEmail() }, call);
    });
  });
