import { expect } from 'vitest';
import { logInAs, restart } from './acts.ts';
import { step, type } from './formActs.ts';
import { SAVE } from './Network.ts';
import { correctKilled, act, history, mustShow, openForm, save, SECOND, toldOn } from './scripted.ts';
import type { Tab } from './Tab.ts';

/* For each rule of decision 034, the shortest history that loses a letter without it. The journal’s rules are in `scope/`. */

history('a late call of a hidden page does not replace later saves · PROD-06', async (world, device) => {
  const page = await openForm(world, device);
  type(world, page, 'first_name', 'A-0', true);
  world.network.next.set(SAVE, 'late');
  page.hide();
  await world.clock.pass(SECOND);
  page.show();
  await save(world, page, 'first_name', 'A-1');
  await world.clock.pass(60 * SECOND);
  mustShow(page, 'first_name', 'A-1');
});

history(
  'a tab opened beside another form does not take over its letters, which may still be undone · TRAP-60',
  async (world, device) => {
    const first = await openForm(world, device);
    type(world, first, 'first_name', 'A-0', true);
    await world.clock.pass(2 * SECOND);
    const second = await openForm(world, device);
    mustShow(second, 'first_name', '');
    type(world, first, 'first_name', '', true);
    await act(world, second, step);
    mustShow(first, 'first_name', '');
  },
);

history(
  'an answer that a killed page had sent is not sent again once another device has corrected it · PROD-06, TRAP-60',
  async (world, laptop, phone) => {
    const page = await openForm(world, laptop);
    type(world, page, 'first_name', 'A-0', true);
    world.network.next.set(SAVE, 'late');
    page.hide();
    await world.clock.pass(SECOND);
    world.network.next.set(SAVE, 'lost before');
    await act(world, page, restart);
    const [reopened] = world.livingOn(laptop) as [Tab];
    mustShow(reopened, 'first_name', 'A-0');
    laptop.isOnline = false;
    await world.clock.pass(30 * SECOND);
    const other = await openForm(world, phone);
    mustShow(other, 'first_name', 'A-0');
    await save(world, other, 'first_name', 'A-1');
    laptop.isOnline = true;
    await act(world, reopened, step);
    mustShow(reopened, 'first_name', 'A-1');
  },
);

history(
  'an answer of a killed page gives way to another device’s correction, and is listed · PROD-06',
  async (world, laptop, phone) => {
    const reopened = await correctKilled(world, laptop, phone);
    mustShow(reopened, 'first_name', 'A-1');
    expect(toldOn(reopened)).toEqual([{ first_name: 'A-0' }]);
  },
);

history(
  'another student sees nothing that a killed page left in the browser · TRAP-46',
  async (world, device) => {
    const page = await openForm(world, device);
    device.isOnline = false;
    type(world, page, 'first_name', 'A-0', true);
    type(world, page, 'ssn', 'A-1', true);
    await world.clock.pass(2 * SECOND);
    await act(world, page, restart);
    device.isOnline = true;
    await act(world, world.livingOn(device)[0] as Tab, logInAs('ben@example.com'));
    mustShow(world.livingOn(device)[0] as Tab, 'first_name', '');
  },
);

history(
  'a correction on the phone is not undone when the laptop wakes · PROD-06, TRAP-60',
  async (world, laptop, phone) => {
    const page = await openForm(world, laptop);
    await openForm(world, phone);
    type(world, page, 'first_name', 'A-0', true);
    world.network.next.set(SAVE, 'lost after');
    page.hide();
    await world.clock.pass(5 * SECOND);
    laptop.isAsleep = true;
    const reopened = world.reload(world.livingOn(phone)[0] as Tab);
    await world.clock.pass(5 * SECOND);
    mustShow(reopened, 'first_name', 'A-0');
    type(world, reopened, 'first_name', 'A-1', true);
    await world.clock.pass(60 * SECOND);
    laptop.isAsleep = false;
    page.show();
    await world.clock.pass(60 * SECOND);
    mustShow(page, 'first_name', 'A-1');
  },
);
