import { expect } from 'vitest';
import { step, type } from './formActs.ts';
import { journalOf } from './journalOf.ts';
import { type Refusal, REFUSALS } from './refusals.ts';
import { act, history, mustHave, mustShow, openForm, reopen, save, SECOND } from './scripted.ts';

/* Histories in which something refuses a save because of what it contains. */

const MINUTE = 60 * SECOND;

for (const refusal of Object.keys(REFUSALS) as Refusal[]) {
  history(`an answer refused with ${refusal} holds up no other answer · PROD-06`, async (world, device) => {
    world.network.walls = [{ refusal, text: '-3', until: Infinity }];
    const page = await openForm(world, device);
    type(world, page, 'first_name', 'A-3', true);
    type(world, page, 'parent_1_name', 'A-1', true);
    await save(world, page, 'last_name', 'A-0');
    mustHave(world, { first_name: '', parent_1_name: 'A-1', last_name: 'A-0' });
    mustShow(page, 'first_name', 'A-3');
    await save(world, page, 'first_name', 'A-2');
    mustHave(world, { first_name: 'A-2' });
  });

  history(`an answer refused with ${refusal} survives its page · PROD-06`, async (world, device) => {
    world.network.walls = [{ refusal, text: '-3', until: 30 * MINUTE }];
    const page = await openForm(world, device);
    type(world, page, 'last_name', 'A-1', true);
    await save(world, page, 'first_name', 'A-3');
    const reopened = await reopen(world, device);
    mustHave(world, { first_name: '', last_name: 'A-1' });
    mustShow(reopened, 'first_name', 'A-3');
    await world.clock.pass(31 * MINUTE);
    await act(world, await reopen(world, device), step);
    mustHave(world, { first_name: 'A-3', last_name: 'A-1' });
  });
}

history('an outage that refuses everything marks no answer as refused · PROD-06', async (world, device) => {
  const page = await openForm(world, device);
  world.network.outage = { refusal: '403 HTML', until: Infinity };
  type(world, page, 'first_name', 'A-0', true);
  await save(world, page, 'last_name', 'A-1');
  expect(page.student && journalOf(page.student.form).waiting).toEqual([]);
  world.network.outage = null;
  await act(world, page, step);
  mustHave(world, { first_name: 'A-0', last_name: 'A-1' });
});
