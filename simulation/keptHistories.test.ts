import { expect } from 'vitest';
import { logInAs, logOut } from './acts.ts';
import { step, type } from './formActs.ts';
import {
  correctKilled,
  act,
  ANA,
  history,
  mustHave,
  mustShow,
  openForm,
  SECOND,
  toldOn,
} from './scripted.ts';

/* Histories in which the device keeps what the server lacks. */

const DAY = 24 * 60 * 60 * SECOND;

history(
  'an answer that is still to be decided about survives a log-out · PROD-06',
  async (world, laptop, phone) => {
    const reopened = await correctKilled(world, laptop, phone);
    expect(toldOn(reopened)).toEqual([{ first_name: 'A-0' }]);
    await act(world, reopened, logOut);
    await act(world, reopened, logInAs(ANA));
    expect(toldOn(reopened)).toEqual([{ first_name: 'A-0' }]);
  },
);

history(
  'the browser prompts before it loses what the full disk could not keep · PROD-06',
  async (world, device) => {
    const page = await openForm(world, device);
    type(world, page, 'last_name', 'A-0', true);
    await world.clock.pass(2 * SECOND);
    device.letters.isFull = true;
    device.isOnline = false;
    type(world, page, 'first_name', 'A-0', true);
    await world.clock.pass(2 * SECOND);
    world.close(page);
    expect(page.wouldPrompt).toBe(true);
  },
);

history(
  'a letter is kept that is typed while an earlier one is being written, if the page then closes · PROD-06',
  async (world, device) => {
    const page = await openForm(world, device);
    device.isOnline = false;
    type(world, page, 'first_name', 'A-0', true);
    page.hide();
    await world.clock.pass(1);
    page.show();
    type(world, page, 'last_name', 'A-1', true);
    world.close(page);
    await world.clock.pass(SECOND);
    device.isOnline = true;
    const reopened = await openForm(world, device);
    mustShow(reopened, 'first_name', 'A-0');
    mustShow(reopened, 'last_name', 'A-1');
  },
);

history('a full disk that has been freed keeps the answers again · PROD-06', async (world, device) => {
  const page = await openForm(world, device);
  device.letters.isFull = true;
  device.isOnline = false;
  type(world, page, 'first_name', 'A-0', true);
  await world.clock.pass(2 * SECOND);
  device.letters.isFull = false;
  type(world, page, 'last_name', 'A-0', true);
  await world.clock.pass(2 * SECOND);
  world.crash(page);
  device.isOnline = true;
  mustShow(await openForm(world, device), 'first_name', 'A-0');
});

for (const days of [-40, 40])
  history(
    `answers survive a device whose clock is moved by ${String(days)} days · PROD-06`,
    async (world, device) => {
      const page = await openForm(world, device);
      if (days < 0) device.clockOffset += days * DAY;
      device.isOnline = false;
      type(world, page, 'first_name', 'A-0', true);
      await world.clock.pass(2 * SECOND);
      world.crash(page);
      if (days < 0) device.clockOffset -= days * DAY;
      else device.clockOffset += days * DAY;
      device.isOnline = true;
      const reopened = await openForm(world, device);
      mustShow(reopened, 'first_name', 'A-0');
      await act(world, reopened, step);
      mustHave(world, { first_name: 'A-0' });
    },
  );
