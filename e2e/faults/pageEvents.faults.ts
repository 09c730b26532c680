import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { COMPLETE_ANSWERS } from '../test-support/completeApplication.ts';
import { documentRow } from '../test-support/files.ts';
import { isKept, noteLetters } from '../test-support/letterRecord.ts';
import { openBrowser } from '../test-support/openBrowser.ts';
import { openForm, SEED_PASSWORD, step } from '../test-support/student.ts';
import { chooseTranscript } from './documentCalls.ts';
import { goOn, settle } from './person.ts';
import { beginScene, goOnIn, readProfile, readServer, type Scene } from './Scene.ts';

/** An applicant's situation when a page event occurs. Typing and submitting are covered by the simulation. */
interface Moment {
  readonly name: string;
  /** Puts the page into this situation by holding back a call; the returned function releases it. */
  readonly reach: (scene: Scene) => Promise<() => Promise<unknown>>;
  readonly again: (scene: Scene) => Promise<unknown>;
  readonly isDone: (scene: Scene) => Promise<boolean>;
}

/** What an event needs besides the applicant's page. */
interface Surroundings {
  /** Lets the call go on that was held back. */
  readonly release: () => Promise<unknown>;
  /** A page in another browser. */
  readonly another: Page;
  /** Kills the applicant's browser, and opens it again on the same profile. */
  readonly restart: () => Promise<Page>;
}

/** An event that interrupts the applicant, who then returns to a page of the product. */
interface PageEvent {
  readonly name: string;
  readonly happen: (scene: Scene, surroundings: Surroundings) => Promise<Scene>;
  /** Answers entered during the event, in this browser or another; they must be saved. */
  readonly entered?: Record<string, string>;
}

/** Triggers a call and holds it back until the returned function is called. */
async function hold(
  { page }: Scene,
  path: string,
  act: () => Promise<unknown>,
): Promise<() => Promise<unknown>> {
  const release = Promise.withResolvers<undefined>();
  await page.route(path, async (route) => {
    await release.promise;
    await route.fallback().catch(() => undefined);
  });
  const asked = page.waitForRequest(path);
  await act();
  await asked;
  return async () => {
    release.resolve(undefined);
    if (!page.isClosed()) await page.unroute(path);
  };
}

const toAcademics = ({ page }: Scene) => step(page, 'Academics').click();
const row = ({ page }: Scene) => documentRow(page, 'High-school transcript');
const atUpload = (name: string, path: string): Moment => ({
  name,
  reach: (scene) => hold(scene, path, () => chooseTranscript(scene)),
  again: async (scene) => {
    if (await row(scene).isVisible()) await chooseTranscript(scene);
    else await toAcademics(scene);
  },
  isDone: async (scene) =>
    JSON.stringify(await readServer(scene, '/api/document-answer')).includes('"COMPLETED"') &&
    row(scene).getByText('Converted and attached').isVisible(),
});

const MOMENTS: readonly Moment[] = [
  atUpload('a file on its way', '**/mock-storage'),
  atUpload('a file being converted', '**/api/pdf/document-answer/*'),
];

/** Accepts the browser's own prompt to leave the page. */
function leaveAnyway(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
}

async function close(page: Page): Promise<void> {
  leaveAnyway(page);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

/** Goes to the login in a browser that has just been started: its session has ended with the last window. */
async function logInAgain(page: Page, scene: Scene): Promise<Scene> {
  await page.clock.install();
  await page.goto('/login');
  return goOnIn(page, scene);
}

/** Reopens the application, as an applicant would after losing the page. */
async function reopen(scene: Scene): Promise<Scene> {
  const next = goOnIn(await scene.page.context().newPage(), scene);
  await next.page.goto('/about');
  await next.page.getByRole('heading', { level: 1 }).waitFor();
  return next;
}

/** Saves a different name from another browser. */
async function saveElsewhere(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!page.url().endsWith('/about')) await step(page, 'About You').click();
  await page.locator('#preferred_name').fill('Lu');
  await step(page, 'Academics').click();
  await page.getByRole('heading', { level: 1, name: 'Academics' }).waitFor();
}

const EVENTS: readonly PageEvent[] = [
  {
    name: 'closed',
    happen: async (scene, { release }) => {
      await close(scene.page);
      await release();
      return reopen(scene);
    },
  },
  {
    name: 'reloaded',
    happen: async (scene, { release }) => {
      leaveAnyway(scene.page);
      await scene.page.reload();
      await release();
      return scene;
    },
  },
  {
    name: 'offline',
    happen: async (scene, { release }) => {
      const { page } = scene;
      await page.context().setOffline(true);
      await release();
      await settle(scene);
      await page.context().setOffline(false);
      return scene;
    },
  },
  {
    name: 'a second tab',
    entered: { preferred_name: 'Lu' },
    happen: async (scene, { release }) => {
      const other = await scene.page.context().newPage();
      await saveElsewhere(other);
      await other.close();
      await release();
      return scene;
    },
  },
  {
    name: 'a second device',
    entered: { preferred_name: 'Lu' },
    happen: async (scene, { release, another }) => {
      const data = { username: scene.email, password: SEED_PASSWORD };
      await another.request.post('/public/login', { data });
      await saveElsewhere(another);
      await release();
      return scene;
    },
  },
  {
    // The phone suspends the page and later discards it without an event.
    name: 'in the background',
    happen: async (scene, { release }) => {
      const { page } = scene;
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await release();
      const next = await reopen(scene);
      await page.close();
      return next;
    },
  },
  {
    name: 'closed while offline',
    entered: { counselor_name: 'Lu' },
    happen: async (scene, { release, restart }) => {
      const { page } = scene;
      await page.context().setOffline(true);
      await page.locator('#counselor_name').fill('Lu');
      await close(page);
      await release();
      return logInAgain(await restart(), scene);
    },
  },
  {
    // The battery dies a second after the last letter, so the page gets no event.
    name: 'the browser is killed',
    entered: { counselor_name: 'Lu' },
    happen: async (scene, { release, restart }) => {
      const { page } = scene;
      await page.evaluate(noteLetters);
      await page.locator('#counselor_name').fill('Lu');
      await page.clock.runFor(1_000);
      await expect.poll(() => page.evaluate(isKept)).toBe(true);
      const next = await restart();
      await release();
      return logInAgain(next, scene);
    },
  },
];

for (const moment of MOMENTS)
  test.describe(moment.name, () => {
    for (const event of EVENTS)
      test(
        event.name,
        async ({
          page,
          profile,
          launchOptions,
          baseURL,
          userAgent,
          viewport,
          timezoneId,
          outbox,
          newEmail,
          problems,
        }) => {
          problems.expect(/./);
          const options = { ...launchOptions, baseURL, userAgent, viewport, timezoneId };
          let own = await openBrowser(profile, options);
          const scene = await beginScene(own.page, outbox, newEmail());
          await openForm(own.page, scene.email, '/education', { answers: COMPLETE_ANSWERS });
          const release = await moment.reach(scene);
          const restart = async () => {
            await own.kill();
            own = await openBrowser(profile, options);
            return own.page;
          };
          const after = await event.happen(scene, { release, another: page, restart });
          await goOn(
            after,
            () => moment.isDone(after),
            () => moment.again(after),
          );
          expect((await readProfile(after))?.answer).toMatchObject(event.entered ?? {});
          await own.kill();
        },
      );
  });
