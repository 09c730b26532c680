import { expect } from '../fixtures.ts';
import type { Call } from './Call.ts';
import type { Refusal } from './faults.ts';
import { recover, saveByStep, settle } from './person.ts';
import { beginScene, hasSaved } from './Scene.ts';
import type { Visit } from './tryCell.ts';

/** Refuses a text for as long as a save contains it, and expects everything else to be saved, and the text once reworded. */
export async function tryRefusal(
  { page, outbox, email }: Visit,
  call: Call,
  { answer, says }: Refusal,
): Promise<void> {
  const scene = await beginScene(page, outbox, email);
  await call.reach(scene);
  const [[, refused] = ['', ''], ...others] = Object.entries(scene.letters);
  await page.route(call.path, (route) => {
    const isRefused = route.request().method() === 'PUT' && route.request().postData()?.includes(refused);
    return isRefused ? answer(route) : route.fallback();
  });
  await call.act(scene);
  await settle(scene);
  await recover(
    scene,
    () => hasSaved(scene, Object.fromEntries(others)),
    () => saveByStep(scene),
  );
  await expect(page.getByText(says).first()).toBeVisible();

  await call.reword?.(scene);

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
