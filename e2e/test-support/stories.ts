import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { findNameFaults } from './findNameFaults.ts';
import { findMisfits, findSmallTargets } from './layout.ts';

/** One state of one screen, as the scenario switch lists it. */
export interface LinkedStory {
  screen: string;
  state: string;
  address: string;
  shows: string;
  within: string;
  logs: string;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What a story is opened at, and looked at first. */
const WIDE = 1280;
const PHONE = 390;
/** From a large desktop to what 1280 px are at 400 %. */
const WIDTHS = [WIDE, 1440, 768, PHONE, 360, 320];
const HEIGHTS = { [PHONE]: 844, 320: 640 } as Record<number, number>;
const PREVIEW = process.env.E2E_PREVIEW_URL ?? '';

let known: LinkedStory[] | undefined;

/** Reads every story off the panel, which is what a developer sees; once for all sweeps of a worker. */
export async function readStories(page: Page): Promise<LinkedStory[]> {
  known ??= await readPanel(page);
  return known;
}

async function readPanel(page: Page): Promise<LinkedStory[]> {
  await page.goto(`${PREVIEW}/login?as=visitor&scenario=`);
  await page.getByRole('button', { name: 'Scenarios' }).click();
  return page.locator('[data-screen] a').evaluateAll((links) =>
    links.map((link) => ({
      screen: link.closest('[data-screen]')?.getAttribute('data-screen') ?? '',
      state: link.textContent,
      address: link.getAttribute('href') ?? '',
      shows: link.getAttribute('data-shows') ?? '',
      within: link.getAttribute('data-within') ?? '',
      logs: link.getAttribute('data-logs') ?? '',
    })),
  );
}

/** Has axe in every document that the page opens from now on. */
export const bringAxe = (page: Page) => page.addInitScript({ content: AXE });

/** Calls a story up and says everything that is wrong with it; nothing is left out of axe's look. */
export async function sweepStory(page: Page, story: LinkedStory): Promise<string[]> {
  const said: string[] = [];
  const listen = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error' && !(story.logs && message.text().includes(story.logs)))
      said.push(message.text());
  };
  const fail = (error: Error) => said.push(String(error));
  page.on('console', listen);
  page.on('pageerror', fail);
  const findings: string[] = [];
  try {
    await page.setViewportSize(sizeOf(WIDE));
    await callUp(page, story);
    for (const width of WIDTHS) {
      if (width !== WIDE) await page.setViewportSize(sizeOf(width));
      if (width === WIDE || width === PHONE) findings.push(...(await lookAt(page, width)));
      const misfits = await findMisfits(page);
      if (width === PHONE) misfits.push(...(await findSmallTargets(page)));
      findings.push(...misfits.map((finding) => `${String(width)} px: ${finding}`));
    }
  } catch (error) {
    findings.push(`does not appear: ${String(error).split('\n')[0] ?? ''}`);
  }
  page.off('console', listen);
  page.off('pageerror', fail);
  return [...findings, ...said.map((line) => `console: ${line}`)].map(
    (finding) => `${story.screen} / ${story.state}: ${finding}`,
  );
}

/** Calls a story up in the window as it is. */
export async function callUp(page: Page, story: LinkedStory): Promise<void> {
  await page.goto(PREVIEW + story.address, { waitUntil: 'commit' });
  await appears(page, story);
}

const sizeOf = (width: number) => ({ width, height: HEIGHTS[width] ?? 800 });

/** Waits in the page itself: from outside one would look every half second only. */
async function appears(page: Page, { within, shows }: LinkedStory): Promise<void> {
  const look = () =>
    page.evaluate(
      async ([place, words]) => {
        const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
        const isThere = () =>
          // Set when the steps that lead to the state are taken.
          document.querySelector(':root[data-steps=taken]') !== null &&
          document.fonts.status === 'loaded' &&
          [...document.querySelectorAll(place || 'body')].some(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              plain(element.textContent).includes(plain(words)),
          );
        for (const end = performance.now() + 5_000; !isThere(); await new Promise(requestAnimationFrame))
          if (performance.now() > end) throw new Error(`'${words}' in '${place}'`);
      },
      [within, shows] as const,
    );
  // A story may lead through a second document.
  await look().catch((error: unknown) =>
    /context/.test(String(error)) ? look() : Promise.reject(error as Error),
  );
}

/** A transition on its way would be measured half faded; what runs for long is left running. */
export const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.getAnimations())
      if (Number(each.effect?.getComputedTiming().endTime) < 1_000) each.finish();
  });

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
}

async function lookAt(page: Page, width: number): Promise<string[]> {
  await finishTransitions(page);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // Experimental, and what voice control goes by: the words of a control are in its name. WCAG 2.5.3.
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
  return [...found, ...(await findNameFaults(page))].map((finding) => `${String(width)} px: ${finding}`);
}
