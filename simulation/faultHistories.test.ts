import { expect } from 'vitest';
import { Random } from '../contracts/model/Random.ts';
import { startOver } from '../src/session/saving/startOver.ts';
import { closeLid, openLid, restart } from './acts.ts';
import { countParents, step, type } from './formActs.ts';
import { DOCUMENT } from './form.ts';
import { SAVE } from './Network.ts';
import {
  act,
  ANA,
  history,
  finishTyping,
  mustHave,
  mustShow,
  openForm,
  save,
  SECOND,
  toldOn,
} from './scripted.ts';
import type { Tab } from './Tab.ts';
import type { World } from './World.ts';

/* Faults that lost, invented or brought back an answer. */

const MINUTE = 60 * SECOND;

history(
  'a text that is typed and deleted again brings back nothing that another tab has corrected · NAV-04',
  async (world, device) => {
    const first = await openForm(world, device);
    world.enter(first, (form) => form.change({ hs_name: 'A-0', hs_city: 'Springfield' }));
    await act(world, first, step);
    const second = await openForm(world, device);
    const search = (name: string) =>
      world.enter(first, (form) => form.enter({ hs_name: name }, { hs_city: '' }), 'hs_name');
    search('A-0x');
    search('A-0');
    await save(world, second, 'hs_city', 'Boston');
    finishTyping(world, first);
    await act(world, first, step);
    mustHave(world, { hs_name: 'A-0', hs_city: 'Boston' });
    mustShow(first, 'hs_city', 'Boston');
  },
);

history(
  'leaving a field in which nothing was typed does not bring its text back · PROD-06, TRAP-60',
  async (world, laptop, phone) => {
    const page = await openForm(world, laptop);
    await save(world, page, 'sibling_attended', 'A-0');
    type(world, page, 'siblings_count', '0', false);
    page.hide();
    await world.clock.pass(5 * SECOND);
    page.show();
    const other = await openForm(world, phone);
    type(world, other, 'siblings_count', '10', true);
    await save(world, other, 'sibling_attended', 'A-1');
    mustHave(world, { siblings_count: '10', sibling_attended: 'A-1' });
    finishTyping(world, page);
    await act(world, page, step);
    mustHave(world, { siblings_count: '10', sibling_attended: 'A-1' });
    mustShow(page, 'siblings_count', '10');
  },
);

/** Starts over in a tab. */
async function clearAll(world: World, tab: Tab): Promise<void> {
  const { student } = tab;
  world.enter(tab, () => void (student && startOver(student)));
  await world.clock.pass(10 * SECOND);
}

history('starting over leaves no mark of a document · PROD-08', async (world, device) => {
  const page = await openForm(world, device);
  await save(world, page, 'first_name', 'A-0');
  await clearAll(world, page);
  expect(world.server.read(ANA).documents).toEqual([]);
  mustHave(world, { first_name: '', [DOCUMENT]: '' });
});

history(
  'what another tab has typed before gives way to starting over, and is listed · PROD-08',
  async (world, device) => {
    const first = await openForm(world, device);
    await save(world, first, 'first_name', 'A-0');
    const second = await openForm(world, device);
    type(world, second, 'last_name', 'A-1', true);
    await clearAll(world, first);
    await act(world, second, step);
    mustHave(world, { first_name: '', last_name: '' });
    expect(toldOn(second)).toEqual([{ last_name: 'A-1' }]);
  },
);

history('Undo brings nothing back that was removed before starting over · PROD-08', async (world, device) => {
  const first = await openForm(world, device);
  await act(world, first, countParents(1));
  await save(world, first, 'parent_2_name', 'A-0');
  const second = await openForm(world, device);
  await act(world, second, countParents(-1));
  expect(second.student?.form.removedItem('parent')).toBe(2);
  await clearAll(world, first);
  expect(second.student?.form.removedItem('parent')).toBeNull();
});

history(
  'a save contains only the answers of the forms that it names · PROD-06, TRAP-60',
  async (world, laptop, phone) => {
    await openForm(world, laptop);
    for (let form = 0; form < 55; form += 1) {
      world.network.next.set(SAVE, 'lost before');
      const [page] = world.livingOn(laptop) as [Tab];
      type(world, page, form < 54 ? 'first_name' : 'last_name', `A-${String(form)}`, true);
      await world.clock.pass(SECOND);
      world.network.next.set(SAVE, 'lost before');
      await restart(world, page, new Random(1));
      await world.clock.pass(10 * SECOND);
    }
    const [page] = world.livingOn(laptop) as [Tab];
    world.network.next.set(SAVE, 'lost after');
    await step(world, page, new Random(1));
    await world.clock.pass(SECOND / 10);
    laptop.isOnline = false;
    await world.clock.pass(5 * SECOND);
    await save(world, await openForm(world, phone), 'last_name', 'A-0');
    laptop.isOnline = true;
    await act(world, page, step);
    mustHave(world, { last_name: 'A-0' });
  },
);

history(
  'an answer of a laptop that sleeps gives way to a later correction, and is listed · PROD-06, TRAP-60',
  async (world, laptop, phone) => {
    const page = await openForm(world, laptop);
    laptop.isOnline = false;
    type(world, page, 'first_name', 'A-0', true);
    await act(world, page, closeLid);
    await save(world, await openForm(world, phone), 'first_name', 'A-1');
    laptop.isOnline = true;
    await act(world, page, openLid);
    await world.clock.pass(3 * MINUTE);
    mustHave(world, { first_name: 'A-1' });
    mustShow(page, 'first_name', 'A-1');
    expect(toldOn(page)).toEqual([{ first_name: 'A-0' }]);
  },
);
