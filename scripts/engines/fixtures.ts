import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { findOrInstall } from '../browser/installFromDebian.ts';
import type { Ability, Size } from './Engine.ts';
import { ENGINES } from './engines.ts';
import { Page } from './Page.ts';
import { startFront } from './startFront.ts';
import type { ChangeReply } from './startFront.ts';

/** An engine at one of its sizes; each is a project of the run. */
export interface Place {
  engine: string;
  size: Size['name'];
}

/** The product in one browser. */
export interface Opened {
  page: Page;
  /** The browser's version, as it says itself. */
  version: string;
  /** Why something cannot be done here. */
  cannot: Size['cannot'];
  close: () => Promise<void>;
}

/** Why every step of an engine is left out that is not here. */
export const NOT_HERE = 'the engine is not here, and cannot be installed';

/** Opens the product in an engine, with a fault in its replies if one is planted; null where the engine is missing. */
export async function openProduct(
  { engine: name, size }: Place,
  change?: ChangeReply,
): Promise<Opened | null> {
  const engine = ENGINES.find((each) => each.name === name);
  const dimensions = engine?.sizes.find((each) => each.name === size);
  if (!engine || !dimensions) throw new Error(`There is no ${name} ${size}.`);
  const { programs, packages } = engine;
  if (!programs.every((program) => findOrInstall(program, packages))) return null;

  const front = await startFront(process.env.E2E_URL ?? '', change);
  const browser = await engine.open(dimensions);
  const { cannot } = dimensions;
  return {
    page: new Page(browser.send, front.url, (ability: Ability) => cannot[ability] === undefined),
    version: browser.version,
    cannot,
    close: async () => {
      await browser.close();
      await front.close();
    },
  };
}

interface WorkerFixtures {
  place: Place;
  opened: Opened | null;
}

/** Playwright's `test` without its browsers: the page is driven by WebDriver (docs/decisions/024). */
export const test = base.extend<{ picture: undefined }, WorkerFixtures>({
  baseURL: ({}, provide) => provide(process.env.E2E_URL),

  place: [
    { engine: 'firefox', size: 'desktop' },
    { scope: 'worker', option: true },
  ],

  // One browser for all journeys of a place; installing it may take a while.
  opened: [
    async ({ place }, use) => {
      const opened = await openProduct(place);
      await use(opened);
      await opened?.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  picture: [
    async ({ opened }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const body = await opened?.page.picture().catch(() => undefined);
      if (body) await writeFile(testInfo.outputPath('screen.png'), body);
    },
    { auto: true },
  ],
});
