import { openFromCard, logInAs, logOut, refusedLogIn, restart } from './acts.ts';
import type { Device } from './Device.ts';
import { count, step, type, typeInTwo } from './formActs.ts';
import { COUNT, SAVE } from './Network.ts';
import {
  act,
  ANA,
  endSession,
  history,
  mustHaveParents,
  mustShow,
  openForm,
  reopen,
  SECOND,
  twoForms,
  typeForAMinute,
} from './scenes.ts';
import type { Tab } from './Tab.ts';
import { Breach } from './World.ts';

history('a correction on the phone is not undone when the laptop wakes · PROD-06, TRAP-60', async (world) => {
  const [laptop, phone] = world.devices as [Device, Device];
  const page = await openForm(world, laptop);
  await openForm(world, phone);
  type(world, page, 'first_name', 'A-0', true);
  world.network.next.set(SAVE, 'lost after');
  page.hide();
  await world.clock.pass(5 * SECOND);
  laptop.isAsleep = true;
  const reopened = await reopen(world, phone);
  mustShow(reopened, 'first_name', 'A-0');
  type(world, reopened, 'first_name', 'A-1', true);
  await world.clock.pass(60 * SECOND);
  laptop.isAsleep = false;
  page.show();
  await world.clock.pass(60 * SECOND);
  mustShow(page, 'first_name', 'A-1');
});

history('letters of an ended session do not replace what was saved since · TRAP-46', async (world) => {
  const [first, second] = await twoForms(world);
  type(world, first, 'first_name', 'A-0', true);
  world.enter(first, () => first.student?.form.change({ birth_country: 'US', birth_state: '' }));
  await endSession(world, first);
  await endSession(world, second);
  await act(world, second, logInAs(ANA));
  mustShow(second, 'first_name', 'A-0');
  type(world, second, 'first_name', 'A-1', true);
  world.enter(second, () => second.student?.form.change({ birth_state: 'Ohio' }));
  await act(world, second, step);
  await act(world, first, logInAs(ANA));
  mustShow(first, 'first_name', 'A-1');
  mustShow(first, 'birth_state', 'Ohio');
});

history(
  'a correction survives a log-out, even if its tab showed a card when another tab was closed · TRAP-46',
  async (world) => {
    const [first, second] = await twoForms(world);
    const card = world.visit(second, '/login');
    await world.clock.pass(3 * SECOND);
    type(world, first, 'first_name', 'A-0', true);
    world.network.next.set(SAVE, 'lost before');
    world.close(first);
    await act(world, card, openFromCard);
    mustShow(card, 'first_name', 'A-0');
    type(world, card, 'first_name', 'A-1', true);
    await act(world, card, logOut);
    await act(world, card, logInAs(ANA));
    mustShow(card, 'first_name', 'A-1');
  },
);

history(
  'a refused log-in over an open form does not undo another tab’s correction · TRAP-60',
  async (world) => {
    const [first, second] = await twoForms(world);
    type(world, first, 'first_name', 'A-0', true);
    await act(world, first, refusedLogIn);
    await world.clock.pass(30 * SECOND);
    mustShow(second, 'first_name', 'A-0');
    type(world, second, 'first_name', 'A-1', true);
    await act(world, second, step);
    await act(world, first, step);
    mustShow(first, 'first_name', 'A-1');
  },
);

for (const fault of ['lost before', 'lost after', 'never'] as const)
  history(
    `a text that was taken back does not come back, whatever happened to its call (${fault}) · PROD-06, TRAP-60`,
    async (world) => {
      const [first, second] = await twoForms(world);
      type(world, first, 'first_name', 'A-0', true);
      await act(world, first, step);
      type(world, first, 'first_name', 'A-1', true);
      world.network.next.set(SAVE, fault);
      first.hide();
      await world.clock.pass(SECOND);
      first.show();
      type(world, first, 'first_name', 'A-0', true);
      await act(world, first, step);
      await act(world, second, step);
      mustShow(second, 'first_name', 'A-0');
    },
  );

history(
  '“Add another” in one tab neither hides a closed tab’s letters nor says “Saved” in another · PROD-06',
  async (world) => {
    const [first, second] = await twoForms(world);
    const third = world.open(first.device);
    await world.clock.pass(3 * SECOND);
    const card = world.visit(third, '/login');
    await world.clock.pass(3 * SECOND);
    type(world, first, 'first_name', 'A-0', true);
    world.network.next.set(SAVE, 'lost before');
    world.close(first);
    await act(world, second, count(1));
    if (second.student?.form.letters.savedAt !== null)
      throw new Breach('(b) it says that answers are saved.');
    await act(world, card, openFromCard);
    mustShow(card, 'first_name', 'A-0');
  },
);

for (const fault of ['lost before', 'lost after'] as const)
  history(
    `an added item stays, whatever another tab chooses, and is saved with the next answers if its call was ${fault} · FORM-04`,
    async (world) => {
      const [first, second] = await twoForms(world);
      await act(world, first, count(1));
      world.network.next.set(COUNT, fault);
      await act(world, first, count(1));
      await act(world, second, count(-1));
      mustHaveParents(world, first, 3, false);
      await act(world, first, step);
      mustHaveParents(world, first, 3);
    },
  );

for (const fault of ['lost before', 'lost after'] as const)
  history(
    `an added item is there after the browser was killed, and is saved then if its call was ${fault} · FORM-04, PROD-06`,
    async (world) => {
      const [device] = world.devices as [Device];
      const page = await openForm(world, device);
      world.network.next.set(COUNT, fault);
      await act(world, page, count(1));
      await act(world, page, restart);
      const [reopened] = device.living as [Tab];
      mustHaveParents(world, reopened, 2);
    },
  );

history(
  'switching to another app while filling in a field changes nothing in it or below it · PROD-06, TRAP-16',
  async (world) => {
    const page = await openForm(world, world.devices[0] as Device);
    await typeInTwo(world, page, 'first_name', ['A-0 ', 'A-0 more'], SECOND);
    type(world, page, 'sibling_attended', 'A-1', true);
    await typeInTwo(world, page, 'siblings_count', ['0', '10'], SECOND);
    mustShow(page, 'sibling_attended', 'A-1');
  },
);

history(
  'a text that another tab hides while it is typed is kept, and all tabs show the same · PROD-06, TRAP-60',
  async (world) => {
    const [first, second] = await twoForms(world);
    const choose = async (other_name_ind: 'yes' | 'no') => {
      world.enter(second, () => second.student?.form.change({ other_name_ind }));
      await act(world, second, step);
    };
    await choose('yes');
    type(world, first, 'former_name', 'A-0', false);
    await choose('no');
    await world.clock.pass(70 * SECOND);
    await act(world, first, step);
    await choose('yes');
    mustShow(first, 'former_name', 'A-0');
    mustShow(second, 'former_name', 'A-0');
  },
);

history('a browser killed offline loses only what was typed in the last second · PROD-06', async (world) => {
  const [device] = world.devices as [Device];
  const page = await openForm(world, device);
  device.isOnline = false;
  await typeForAMinute(world, page);
  await act(world, page, restart);
  device.isOnline = true;
  mustShow(await reopen(world, device), 'first_name', 'A-59');
});

history(
  'a browser killed after its session ended loses only what was typed in the last second · PROD-06, TRAP-46',
  async (world) => {
    const [device] = world.devices as [Device];
    const page = await openForm(world, device);
    device.isOnline = false;
    await typeForAMinute(world, page);
    device.isOnline = true;
    await endSession(world, page);
    await act(world, page, restart);
    device.cookies.clear();
    const [tab] = device.living;
    if (tab) await act(world, await reopen(world, device), logInAs(ANA));
    mustShow(device.living[0] as Tab, 'first_name', 'A-59');
  },
);

history('another student’s log-in ends the form in the other tabs · TRAP-45', async (world) => {
  const [first, second] = await twoForms(world);
  await act(world, second, logInAs('ben@example.com'));
  if (first.student) throw new Breach(`(c) ${first.name} still shows the form of ${first.student.username}.`);
});
