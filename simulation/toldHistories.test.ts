import { expect } from 'vitest';
import { Random } from '../contracts/model/Random.ts';
import { retry } from '../src/core/run/journal/Journal.ts';
import { removePdf, step, submitWhole, type } from './formActs.ts';
import {
  act,
  finishTyping,
  history,
  mustHave,
  mustShow,
  openForm,
  save,
  SECOND,
  toldOn,
} from './scripted.ts';

/* Histories in which an answer once disappeared without a word, or gave way for no reason. */

for (const key of ['first_name', 'ssn'] as const)
  history(
    `a ${key} saved elsewhere while its field is being filled in is named · PROD-06, TRAP-60`,
    async (world, laptop, phone) => {
      const page = await openForm(world, laptop);
      const other = await openForm(world, phone);
      type(world, page, key, 'A-0', false);
      await world.clock.pass(2 * SECOND);
      await save(world, other, key, 'A-1');
      await world.clock.pass(70 * SECOND);
      finishTyping(world, page);
      await act(world, page, step);
      mustHave(world, { [key]: 'A-0' });
      expect(toldOn(page)).toEqual([{ [key]: 'A-1' }]);
    },
  );

history(
  'of two answers that two killed tabs have typed, one is listed · PROD-06, TRAP-60',
  async (world, device) => {
    const first = await openForm(world, device);
    const second = await openForm(world, device);
    device.isOnline = false;
    type(world, first, 'first_name', 'A-0', true);
    type(world, second, 'first_name', 'A-1', true);
    await world.clock.pass(2 * SECOND);
    world.crash(first);
    world.crash(second);
    device.isOnline = true;
    const reopened = await openForm(world, device);
    const shown = reopened.student?.form.answer('first_name');
    expect(toldOn(reopened)).toEqual([{ first_name: shown === 'A-0' ? 'A-1' : 'A-0' }]);
  },
);

history('removing the only document is not starting over · DOC-12, PROD-08', async (world, device) => {
  const page = await openForm(world, device);
  await removePdf(world, page, new Random(1));
  type(world, page, 'first_name', 'A-0', true);
  await world.clock.pass(5 * SECOND);
  mustShow(page, 'first_name', 'A-0');
  await act(world, page, step);
  mustHave(world, { first_name: 'A-0' });
});

history(
  'what gave way in a hidden tab is listed before a submission closes it · SUB-05, PROD-06',
  async (world, laptop, phone) => {
    const page = await openForm(world, laptop);
    const hidden = await openForm(world, laptop);
    type(world, hidden, 'last_name', 'A-0', true);
    world.network.next.set('PUT /api/answer', 'lost before');
    hidden.hide();
    await save(world, await openForm(world, phone), 'last_name', 'A-1');
    hidden.show();
    await world.clock.pass(90 * SECOND);
    expect(toldOn(hidden)).toEqual([{ last_name: 'A-0' }]);
    await act(world, page, submitWhole);
    await world.clock.pass(30 * SECOND);
    expect(hidden.missing).toEqual([{ last_name: 'A-0' }]);
  },
);

history(
  'the browser prompts before it loses a refused answer that it may not keep · PROD-06',
  async (world, device) => {
    world.network.walls = [{ refusal: '403 HTML', text: '-3', until: Infinity }];
    const page = await openForm(world, device);
    type(world, page, 'last_name', 'A-0', true);
    await save(world, page, 'ssn', 'A-3');
    mustHave(world, { last_name: 'A-0', ssn: '' });
    world.close(page);
    expect(page.wouldPrompt).toBe(true);
  },
);

history(
  'what is typed while a refused answer is sent again is saved too · PROD-06',
  async (world, device) => {
    world.network.walls = [{ refusal: '400', text: '-3', until: 60 * SECOND }];
    const page = await openForm(world, device);
    await save(world, page, 'hs_city', 'A-3');
    mustHave(world, { hs_city: '' });
    await world.clock.pass(60 * SECOND);
    type(world, page, 'last_name', 'A-0', true);
    page.student?.form.letters.revise(retry);
    await step(world, page, new Random(1));
    await world.clock.pass(SECOND / 100);
    type(world, page, 'first_name', 'A-0', true);
    await world.clock.pass(5 * SECOND);
    mustHave(world, { last_name: 'A-0', hs_city: 'A-3' });
    await act(world, page, step);
    mustHave(world, { first_name: 'A-0' });
  },
);
