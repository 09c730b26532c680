import type { Page } from '@playwright/test';
import axe from 'axe-core';
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

/** The screens with stories, listed explicitly, so that the tests notice if one disappears. */
export const SCREENS = [
  'Log In',
  'Sign Up',
  'Confirm Your Account',
  'Forgot Password',
  'Reset Password',
  'About You',
  'Academics',
  'Submit',
  'Documents',
  'Thank you',
  'Loading and errors',
  'Read-only view',
  'Banners',
  'Account',
  'Dialogs',
  'Unexpected Error',
];

/** The width at which a story is opened and first checked. */
const WIDE = 1280;
const PHONE = 390;
const HEIGHTS = { [PHONE]: 844, 320: 640 } as Record<number, number>;

/** The widths at which a story is checked, and those at which axe runs too. */
interface Look {
  readonly widths: readonly number[];
  readonly axe: readonly number[];
}

/** For `npm test`. A width of 320 px corresponds to a 1280 px window zoomed to 400 %. */
export const BRIEF_LOOK: Look = { widths: [WIDE, PHONE, 320], axe: [PHONE] };
/** For the sweep: from a large desktop down. */
export const WHOLE_LOOK: Look = { widths: [WIDE, 1440, 768, PHONE, 360, 320], axe: [WIDE, PHONE] };
const PREVIEW = process.env.E2E_STORIES_URL ?? '';

let known: LinkedStory[] | undefined;

/** Reads every story from the developers' scenario panel, only once per worker. */
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

/** Returns the state that takes the most steps to reach. */
export function chooseLongest(stories: readonly LinkedStory[]): LinkedStory {
  const steps = ({ address }: LinkedStory) =>
    new URL(address, 'http://localhost').searchParams.get('steps')?.split(',').length ?? 0;
  return stories.reduce((longest, story) => (steps(story) > steps(longest) ? story : longest));
}

/** Injects axe into every document the page opens from now on. */
export const bringAxe = (page: Page) => page.addInitScript({ content: axe.source });

/** Opens a story and lists all its faults; axe checks the whole document. */
export async function findFaults(page: Page, story: LinkedStory, look: Look): Promise<string[]> {
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
    for (const width of look.widths) {
      if (width !== WIDE) await page.setViewportSize(sizeOf(width));
      if (look.axe.includes(width)) findings.push(...(await runAxe(page, width)));
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

/** Opens a story at the current window size. */
export async function callUp(page: Page, story: LinkedStory): Promise<void> {
  await page.goto(PREVIEW + story.address, { waitUntil: 'commit' });
  await appears(page, story);
}

const sizeOf = (width: number) => ({ width, height: HEIGHTS[width] ?? 800 });

/**
 * Waits until a story is on screen. Polls inside the page, because polling from outside runs only every half
 * second.
 */
async function appears(page: Page, { within, shows }: LinkedStory): Promise<void> {
  const look = () =>
    page.evaluate(
      async ([place, words]) => {
        const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
        const isThere = () =>
          // This attribute is set once the steps that lead to the state are done.
          document.querySelector(':root[data-steps=taken]') !== null &&
          document.fonts.status === 'loaded' &&
          [...document.querySelectorAll(place || 'body')].some(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              plain(element.textContent).includes(plain(words)),
          );
        for (const end = performance.now() + 20_000; !isThere(); await new Promise(requestAnimationFrame))
          if (performance.now() > end) throw new Error(`'${words}' in '${place}'`);
      },
      [within, shows] as const,
    );
  // A story may load a second document, which destroys the first one's context, so try once more.
  await look().catch((error: unknown) =>
    /context/.test(String(error)) ? look() : Promise.reject(error as Error),
  );
}

/** Finishes transitions, so that nothing is measured half faded. Endless animations keep running. */
export const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.getAnimations())
      if (Number(each.effect?.getComputedTiming().endTime) < 1_000) each.finish();
  });

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
}

async function runAxe(page: Page, width: number): Promise<string[]> {
  await finishTransitions(page);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // An experimental rule for voice control: a control's name must contain its visible words. WCAG 2.5.3.
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
  return [...found, ...(await findNameFaults(page))].map((finding) => `${String(width)} px: ${finding}`);
}
