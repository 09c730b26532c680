import { expect } from '../fixtures.ts';
import type { Call } from './Call.ts';
import type { Lasting } from './faults.ts';
import { recover, saveByStep, settle } from './person.ts';
import { beginScene, hasSaved } from './Scene.ts';
import { expectLetters, type Visit } from './tryCell.ts';

/**
 * Rejects saves until the person has seen why. If only saves with one text are rejected, expects everything else to be
 * saved, and the text once it is reworded; if the disk is full too, expects a prompt before the page is left.
 */
export async function tryLasting(
  { page, outbox, email }: Visit,
  call: Call,
  { answer, says }: Lasting,
): Promise<void> {
  if (!says)
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      };
    });
  const scene = await beginScene(page, outbox, email);
  await call.reach(scene);
  const [[, text] = ['', ''], ...others] = Object.entries(scene.letters);
  const isRejected = (data: string) => !says || data.includes(text);
  await page.route(call.path, (route) => {
    const request = route.request();
    return request.method() === 'PUT' && isRejected(request.postData() ?? '')
      ? answer(route)
      : route.fallback();
  });
  await call.act(scene);
  await settle(scene);

  if (says) {
    const areSaved = () => hasSaved(scene, Object.fromEntries(others));
    await recover(scene, areSaved, () => saveByStep(scene));
    await call.reword?.find(scene);
    await expect(page.getByText(says).first()).toBeVisible();
    await call.reword?.type(scene);
  } else {
    const isPrompted = await page.evaluate(
      () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    );
    expect(isPrompted, 'whether the browser prompts before the page is left').toBe(true);
    await page.unroute(call.path);
  }

  await recover(
    scene,
    () => call.isDone(scene),
    () => (call.again ?? call.act)(scene),
  );
  await expectLetters(scene);
}
