import { expect } from '../fixtures.ts';
import type { Call } from './Call.ts';
import { recover, saveByStep, settle } from './person.ts';
import { beginScene, hasSaved } from './Scene.ts';
import type { Visit } from './tryCell.ts';

/** Makes every write to the browser's storage and then a save fail, and expects a prompt before the page is left. */
export async function tryFullStorage({ page, outbox, email }: Visit, call: Call): Promise<void> {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  const scene = await beginScene(page, outbox, email);
  await call.reach(scene);
  await page.route(call.path, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.fallback(),
  );
  await call.act(scene);
  await settle(scene);
  const isPrompted = await page.evaluate(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  });
  expect(isPrompted, 'whether the browser prompts before the page is left').toBe(true);

  await page.unroute(call.path);

  await recover(
    scene,
    () => call.isDone(scene),
    () => (call.again ?? call.act)(scene),
  );
  if (!(await hasSaved(scene, scene.letters)))
    await recover(
      scene,
      () => hasSaved(scene, scene.letters),
      () => saveByStep(scene),
    );
}
