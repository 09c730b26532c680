import type { Page, Route } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Outbox } from '../test-support/openOutbox.ts';
import type { Call } from './Call.ts';
import type { Fault } from './faults.ts';
import { recover, saveByStep, settle } from './person.ts';
import { acceptsLogIn, beginScene, hasSaved, readProfile, type Scene } from './Scene.ts';

/**
 * Longer than the deadline of a call or a small upload. The clock advances by this three times, because a
 * status is posted up to three times.
 */
const DEADLINE_MS = 62_000;
const TRIES = 3;

/** A page with an account to use. */
export interface Visit {
  readonly page: Page;
  readonly outbox: Outbox;
  readonly email: string;
}

/** Makes a call fail once, recovers as a person would, and expects that nothing typed is lost. */
export async function tryCell({ page, outbox, email }: Visit, call: Call, fault: Fault): Promise<void> {
  const scene = await beginScene(page, outbox, email);
  await call.reach(scene);
  const end = await begin(scene, call, fault);
  await end();
  const again = () => (call.again ?? call.act)(scene);
  await recover(scene, () => call.isDone(scene), again);
  await expectLetters(scene);
}

/** Triggers the call while the fault is active; the returned function ends the fault. */
async function begin(scene: Scene, call: Call, fault: Fault): Promise<() => Promise<void>> {
  const { page } = scene;
  const hit = Promise.withResolvers<undefined>();
  const held: Route[] = [];
  const answering: Promise<unknown>[] = [];
  let isOver = false;
  const answer = (route: Route) => {
    const request = route.request();
    const isMeant = request.method() === call.method && (call.body?.test(request.postData() ?? '') ?? true);
    if (!isMeant || isOver) return route.fallback();
    hit.resolve(undefined);
    if (fault.waits) held.push(route);
    const answered = fault.answer(route);
    answering.push(answered);
    return answered;
  };
  await page.route(call.path, answer);
  await call.act(scene);
  await hit.promise;
  if (fault.waits === 'deadline')
    for (let tries = 0; tries < TRIES; tries += 1) await page.clock.fastForward(DEADLINE_MS);
  else if (fault.waits === '20 s') await page.clock.fastForward(20_000);
  else await settle(scene);
  return async () => {
    isOver = true;
    // If a route is removed while its handler is still answering, Playwright answers the request as well.
    await Promise.all(answering);
    await page.unroute(call.path, answer);
    if (fault.waits === '20 s')
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

/** Expects everything typed to be on the server after at most one more save. */
export async function expectLetters(scene: Scene): Promise<void> {
  const { letters, password } = scene;
  const hasAll = () => hasSaved(scene, letters);
  if (Object.keys(letters).length === 0) return;
  if ((await readProfile(scene)) === null) await acceptsLogIn(scene, password);
  if (!(await hasAll())) await recover(scene, hasAll, () => saveByStep(scene));
  expect((await readProfile(scene))?.answer).toMatchObject(letters);
}
