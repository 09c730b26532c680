import { expect, type Locator, type Page } from '@playwright/test';
import { step } from '../test-support/student.ts';
import type { Scene } from './Scene.ts';

/** Number of attempts before the test reports a dead end. */
const MOST_TRIES = 9;
/** Timeout of an action in ms. `AGAIN_MS` is used when the control may have disappeared. */
export const ACTION_MS = 15_000;
const AGAIN_MS = 4_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** The controls that the product offers after a failure, in the order in which a person notices them. */
const OFFERS: readonly ((page: Page) => Locator)[] = [
  (page) => button(page, 'Back to my application'),
  (page) => dialog(page, /already submitted/).getByRole('button'),
  (page) => dialog(page, /could not be saved/).getByRole('button', { name: 'Try again' }),
  (page) => button(page, 'Reload'),
  (page) => page.getByRole('link', { name: /^(Go to login|Enter your code)$/ }),
  (page) => button(page, /^(Go to login|Enter your code)$/),
  (page) => button(page, /^Try (again|making)/),
  (page) =>
    page.locator('body:has([role=alert]:has-text("Try logging in"))').getByRole('link', { name: /log ?in/i }),
];

/**
 * Recovers as a person would, using only what the screen offers, until `isDone`.
 * If the screen offers nothing, repeats the original action.
 */
export async function recover(
  scene: Scene,
  isDone: () => Promise<boolean>,
  again: () => Promise<unknown>,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await settle(scene);
    if (await isDone()) return;
    if (await useOffer(scene)) continue;
    await tryBriefly(scene, again);
  }
  await settle(scene);
  if (await isDone()) return;
  throw new Error(`A dead end: ${await describeScreen(scene.page)}`);
}

/** Performs an action; does nothing if its controls disappear because an earlier action has succeeded. */
async function tryBriefly({ page }: Scene, act: () => Promise<unknown>): Promise<void> {
  page.setDefaultTimeout(AGAIN_MS);
  await act().catch(() => undefined);
  page.setDefaultTimeout(ACTION_MS);
}

async function useOffer(scene: Scene): Promise<boolean> {
  const { page, email, password } = scene;
  for (const find of OFFERS) {
    const offer = find(page).first();
    if (!(await offer.isVisible())) continue;
    await offer.click().catch(() => undefined);
    return true;
  }
  if (!(await page.getByRole('heading', { level: 1, name: 'Log In' }).isVisible())) return false;
  // The login card stays on screen briefly after a successful log-in.
  await tryBriefly(scene, async () => {
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Submit').click();
  });
  return true;
}

/**
 * Waits until no request is in flight. Then advances the page's clock by two seconds, waits for the requests
 * this starts, and waits for a screen to appear.
 */
export async function settle({ page, pending }: Scene): Promise<void> {
  const isQuiet = () => expect.poll(() => pending.size, { timeout: 20_000, intervals: [50] }).toBe(0);
  await isQuiet();
  await page.clock.fastForward(2_100);
  await isQuiet();
  // While the next script loads, there is neither a pending call nor a control to press. A page that stays
  // blank is a dead end.
  const screen = page.locator('h1, [role=dialog]').first();
  await screen.waitFor({ timeout: 5_000 }).catch(() => undefined);
}

/** Saves by moving to another step, if a form is on screen. */
export async function saveByStep({ page }: Scene): Promise<void> {
  const isFirst = new URL(page.url()).pathname === '/about';
  await step(page, isFirst ? 'Academics' : 'About You').click();
}

async function describeScreen(page: Page): Promise<string> {
  const texts = await page.locator('h1, [role=dialog], [role=alert], [role=status]').allInnerTexts();
  return [new URL(page.url()).pathname, ...texts.map((text) => text.replace(/\s+/g, ' ').trim())]
    .filter(Boolean)
    .join(' | ');
}
