import { writeFile } from 'node:fs/promises';
import {
  test as playwright,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type TestType,
} from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { findOrInstall } from '../../scripts/browser/installFromDebian.ts';
import type { Ability, Size } from './Engine.ts';
import { ENGINES } from './engines.ts';
import { makeSurroundings, type Surroundings } from './makeSurroundings.ts';
import { Page } from './Page.ts';

/** Playwright's `test` without its browsers. */
const base = playwright as unknown as TestType<
  Pick<PlaywrightTestArgs, 'request'> & Pick<PlaywrightTestOptions, 'baseURL'>,
  object
>;

/** A browser in its own processes, with one page. */
interface Opened {
  page: Page;
  version: string;
  /** Sends SIGKILL, so that pages get no unload events. */
  kill: () => Promise<void>;
  /** Opens the profile of a killed browser again. */
  reopen: () => Promise<Opened>;
}

/** The browser shared by all journeys of a project, and a way to open another one. */
interface Shared extends Opened {
  /** The pages of all open browsers. */
  pages: ReadonlySet<Page>;
  openAnother: (size: Size) => Promise<Opened>;
}

/** Playwright's `test`, with pages driven by WebDriver (docs/decisions/002). */
export const test = base.extend<{ page: Page }, { opened: Shared | null }>({
  baseURL: ({}, provide) => provide(process.env.E2E_URL),

  // One browser for all journeys of a project; null if it is neither found nor installable.
  opened: [
    async ({}, provide, { project }) => {
      const engine = ENGINES.find(({ name }) => name === project.name);
      if (!engine?.programs.every((program) => findOrInstall(program, engine.packages))) {
        await provide(null);
        return;
      }
      await using places = new AsyncDisposableStack();
      const pages = new Set<Page>();
      const tools = await bundleTools();
      const open = async (place: Surroundings, size: Size): Promise<Opened> => {
        const { send, version } = await engine.open(place, size);
        const page = new Page(send, process.env.E2E_URL ?? '', tools, engine.cannot);
        pages.add(page);
        const kill = () => {
          pages.delete(page);
          return place.stop();
        };
        return { page, version, kill, reopen: () => open(place, size) };
      };
      const openAnother = async (size: Size) => open(places.use(await makeSurroundings()), size);
      await provide({ ...(await openAnother(engine)), pages, openAnother });
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  page: async ({ opened }, provide, testInfo) => {
    testInfo.skip(!opened, 'the engine is not installed, and cannot be installed here');
    if (!opened) return;
    testInfo.annotations.push({ type: 'version', description: opened.version });
    await provide(opened.page);
    if (testInfo.status === testInfo.expectedStatus) return;
    for (const [at, page] of [...opened.pages].entries()) {
      const body = await page.picture().catch(() => undefined);
      if (body) await writeFile(testInfo.outputPath(`screen-${String(at + 1)}.png`), body);
    }
  },
});

/** Skips a test that needs an ability the driver lacks. */
export function needs(page: Page, ability: Ability): void {
  test.skip(page.cannot[ability] !== undefined, page.cannot[ability]);
}

/** Bundles pageTools.ts into one script, which defines `window.pageTools`. */
async function bundleTools(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'safari16',
      lib: { entry: `${import.meta.dirname}/pageTools.ts`, formats: ['iife'], name: 'tools' },
    },
  })) as Rolldown.RolldownOutput[];
  return built?.output[0].code ?? '';
}
