import type { Route } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Call } from './Call.ts';
import { CALLS } from './calls.ts';
import { type Fault, FAULTS } from './faults.ts';
import { goOn, saveByStep, settle } from './person.ts';
import { test } from './sharedBrowser.ts';
import { beginScene, letsIn, readProfile, type Scene } from './Scene.ts';

/** Longer than a call may take, and an upload of a small file; a status is tried three times. */
const DEADLINE_MS = 62_000;
const TRIES = 3;

for (const call of CALLS)
  test.describe(call.name, () => {
    for (const fault of FAULTS)
      test(fault.name, async ({ page, outbox, newEmail, problems }) => {
        problems.expect(/./);
        const scene = await beginScene(page, outbox, newEmail());
        await call.reach(scene);
        const end = await begin(scene, call, fault);
        await end();
        const again = () => (call.again ?? call.act)(scene);
        await goOn(scene, () => call.isDone(scene), again);
        await expectLetters(scene);
      });
  });

/** Acts while the fault is there; the function it returns ends the fault. */
async function begin(scene: Scene, call: Call, fault: Fault): Promise<() => Promise<void>> {
  const { page } = scene;
  const hit = Promise.withResolvers<undefined>();
  const held: Route[] = [];
  const answer = (route: Route) => {
    const request = route.request();
    const isMeant = request.method() === call.method && (call.body?.test(request.postData() ?? '') ?? true);
    if (!isMeant) return route.fallback();
    hit.resolve(undefined);
    if (fault.waits) held.push(route);
    return fault.answer(route);
  };
  await page.route(call.path, answer);
  await call.act(scene);
  await hit.promise;
  if (fault.waits === 'deadline')
    for (let tries = 0; tries < TRIES; tries += 1) await page.clock.fastForward(DEADLINE_MS);
  else if (fault.waits === '20 s') await page.clock.fastForward(20_000);
  else await settle(scene);
  return async () => {
    await page.unroute(call.path, answer);
    if (fault.waits === '20 s') await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

/** What was typed is on the server, after one more save at most. */
async function expectLetters(scene: Scene): Promise<void> {
  const { letters, password } = scene;
  const hasAll = async () => {
    const answers = (await readProfile(scene))?.answer ?? {};
    return Object.entries(letters).every(([key, value]) => answers[key] === value);
  };
  if (Object.keys(letters).length === 0) return;
  if ((await readProfile(scene)) === null) await letsIn(scene, password);
  if (!(await hasAll())) await goOn(scene, hasAll, () => saveByStep(scene));
  expect((await readProfile(scene))?.answer).toMatchObject(letters);
}
