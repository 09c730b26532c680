import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { COMPLETE_ANSWERS } from '../test-support/completeApplication.ts';
import { chooseFile, documentRow, makePdf } from '../test-support/files.ts';
import { openForm, SEED_PASSWORD, step } from '../test-support/student.ts';
import { goOn, settle } from './person.ts';
import { beginScene, readProfile, readServer, type Scene } from './Scene.ts';

/** Where an applicant stands when something happens to the page; letters and submissions are the simulation's. */
interface Moment {
  readonly name: string;
  /** Brings the page there; a call it leaves open is answered once the function it returns is called. */
  readonly reach: (scene: Scene) => Promise<() => Promise<unknown>>;
  readonly again: (scene: Scene) => Promise<unknown>;
  readonly isDone: (scene: Scene) => Promise<boolean>;
}

/** What happens to the page; it ends where the applicant has a page of the product in front of them again. */
interface PageEvent {
  readonly name: string;
  readonly happen: (scene: Scene, release: () => Promise<unknown>) => Promise<Page>;
  /** What another tab or device has changed meanwhile. */
  readonly others?: Record<string, string>;
}

/** Keeps the answer of a call back. */
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
const choose = async (scene: Scene) => {
  if ((await row(scene).getByText('Converting…').count()) === 0)
    await chooseFile(scene.page, 'High-school transcript', await makePdf());
};
const atUpload = (name: string, path: string): Moment => ({
  name,
  reach: (scene) => hold(scene, path, () => choose(scene)),
  again: async (scene) => {
    if (await row(scene).isVisible()) await choose(scene);
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

/** The browser's own question whether to leave is answered with yes. */
function leaveAnyway(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
}

/** Opens the application anew, as the applicant does after the page has gone. */
async function reopen(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await next.goto('/about');
  await next.getByRole('heading', { level: 1 }).waitFor();
  return next;
}

/** Saves another name from elsewhere. */
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
    happen: async ({ page }, release) => {
      leaveAnyway(page);
      const closed = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await closed;
      await release();
      return reopen(page);
    },
  },
  {
    name: 'reloaded',
    happen: async ({ page }, release) => {
      leaveAnyway(page);
      await page.reload();
      await release();
      return page;
    },
  },
  {
    name: 'offline',
    happen: async (scene, release) => {
      const { page } = scene;
      await page.context().setOffline(true);
      await release();
      await settle(scene);
      await page.context().setOffline(false);
      return page;
    },
  },
  {
    name: 'a second tab',
    others: { preferred_name: 'Lu' },
    happen: async ({ page }, release) => {
      const other = await page.context().newPage();
      await saveElsewhere(other);
      await other.close();
      await release();
      return page;
    },
  },
  {
    name: 'a second device',
    others: { preferred_name: 'Lu' },
    happen: async ({ page, email }, release) => {
      const context = await page.context().browser()!.newContext();
      const other = await context.newPage();
      await other.request.post('/public/login', { data: { username: email, password: SEED_PASSWORD } });
      await saveElsewhere(other);
      await context.close();
      await release();
      return page;
    },
  },
  {
    // The phone puts the page to sleep, and later throws it away without a word.
    name: 'in the background',
    happen: async ({ page }, release) => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await release();
      const next = await reopen(page);
      await page.close();
      return next;
    },
  },
  {
    // A dead battery: the page hears of nothing. What stood in its fields for a minute is on the server.
    name: 'the browser is killed',
    happen: async (scene, release) => {
      const { page } = scene;
      await release();
      await settle(scene);
      await page.clock.runFor(61_000);
      await settle(scene);
      await killPages(page);
      const next = await reopen(page);
      await page.close();
      return next;
    },
  },
];

/** Ends the processes of this browser's pages, without any event in them. */
async function killPages(page: Page): Promise<void> {
  const devtools = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const crashed = page.waitForEvent('crash');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
  await crashed;
}

for (const moment of MOMENTS)
  test.describe(moment.name, () => {
    for (const event of EVENTS)
      test(event.name, async ({ page, outbox, newEmail, problems }) => {
        problems.expect(/./);
        const scene = await beginScene(page, outbox, newEmail());
        await openForm(page, scene.email, '/education', { answers: COMPLETE_ANSWERS });
        const release = await moment.reach(scene);
        const now = await event.happen(scene, release);
        const after: Scene = now === page ? scene : { ...scene, page: now, pending: new Set() };
        await goOn(
          after,
          () => moment.isDone(after),
          () => moment.again(after),
        );
        expect((await readProfile(after))?.answer).toMatchObject(event.others ?? {});
      });
  });
