import type { Browser, Locator, Page } from '@playwright/test';
import { openSlowPhone } from './openSlowPhone.ts';
import { SESSION_COOKIE } from './startStudentBackend.ts';

declare global {
  interface Window {
    slowest?: number;
  }
}

/** How often each kind of interaction is repeated. */
const TIMES = 10;

type Measure = (name: string, act: () => Promise<unknown>) => Promise<void>;
type Open = (path: string) => Promise<void>;

/**
 * Measures interactions with the CPU throttled by `rate`: a visitor's on the longest page, with four parents and every
 * conditional section open, and a student's on the other pages. Returns the slowest of each kind, in ms, as browsers
 * measure the Interaction to Next Paint; the clock's resolution is 8 ms.
 */
export async function measureInteractions(
  browser: Browser,
  url: string,
  rate: number,
): Promise<Readonly<Record<string, number>>> {
  const slowest: Record<string, number> = {};
  await withSlowPage(browser, { url, rate, slowest }, fillInLongestPage);
  await withSlowPage(browser, { url, rate, slowest, isStudent: true }, pressOnOtherPages);
  return slowest;
}

async function fillInLongestPage(page: Page, measure: Measure): Promise<void> {
  await openEverything(page);
  await page.locator('#first_name').focus();
  for (const letter of 'Maya Okafo') await measure('a key', () => page.keyboard.press(letter));
  const radios = ['other_name_ind-no', 'other_name_ind-yes', 'mailing_same_ind-yes', 'mailing_same_ind-no'];
  await repeat(radios, (id) => press(measure, 'a radio button', page.locator(`#${id}`)));
  await repeat(['birth_country', 'home_state', 'gender', 'name_suffix', 'mailing_state'], async (id) => {
    await press(measure, 'opening a list', page.locator(`#${id}`));
    await measure('closing a list', () => page.keyboard.press('Escape'));
  });
  await repeat(['home_address_tab-intl', 'home_address_tab-us'], (id) =>
    press(measure, 'a tab', page.locator(`#${id}`)),
  );
  const help = page.getByRole('button', { name: 'Help' });
  await repeat([help], async () => {
    await press(measure, 'opening Help', help);
    await page.keyboard.press('Escape');
  });
  const next = page.getByRole('button', { name: 'Save and Continue' });
  await repeat([next], async () => {
    await press(measure, 'Save and Continue', next);
    await page.waitForURL('**/signup');
    await page.goBack();
    await next.waitFor();
  });
}

async function pressOnOtherPages(page: Page, measure: Measure, open: Open): Promise<void> {
  const links = page.locator('#error-summary li a');
  await repeat([0, 1, 2], (at) => press(measure, 'a link of the summary', links.nth(at)));
  await open('/education');
  await page.locator('#prev_college_ind-yes').check();
  const add = page.getByRole('button', { name: 'Add another college' });
  while (await add.count()) await press(measure, 'adding a college', add);
  await open('/final-steps');
  for (const fold of await page.locator('.app-fold__button').all()) await press(measure, 'a fold', fold);
  await press(measure, 'Submit', page.getByRole('button', { name: 'Submit Application' }));
}

async function repeat<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const many = Array.from({ length: TIMES }, () => items).flat();
  for (const item of many.slice(0, TIMES)) await act(item);
}

/**
 * Presses a control once it is on screen and the page at rest, and lifts the finger a moment later, as a person does.
 * Playwright's own `click` would look for the control at each of its events.
 */
async function press(measure: Measure, name: string, control: Locator): Promise<void> {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not on screen.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await measure(name, () => page.mouse.click(x, y, { delay: 80 }));
}

interface Visit {
  readonly url: string;
  readonly rate: number;
  readonly slowest: Record<string, number>;
  readonly isStudent?: boolean;
}

async function withSlowPage(
  browser: Browser,
  { url, rate, slowest, isStudent = false }: Visit,
  act: (page: Page, measure: Measure, open: Open) => Promise<void>,
): Promise<void> {
  const { context, page } = await openSlowPhone(browser, rate);
  if (isStudent) {
    await context.addCookies([{ ...SESSION_COOKIE, url }]);
    await page.route('**/api/profile', async (route) => {
      const profile = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...profile, last_page: '', web_status: ['started', 'validating'] } });
    });
  }
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      // Only the parts of a press or a key have an id, not the movements of the pointer before it.
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) window.slowest = Math.max(window.slowest ?? 0, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const open = async (path: string) => {
    await page.goto(url + path);
    await page.waitForSelector('#root:not([data-waiting]) .app-field');
  };
  const measure: Measure = async (name, press) => {
    await page.evaluate(() => (window.slowest = 0));
    await press();
    // An event's performance entry arrives one frame later.
    await page.waitForTimeout(400);
    slowest[name] = Math.max(slowest[name] ?? 0, (await page.evaluate(() => window.slowest)) ?? 0);
  };
  await open('/about');
  await act(page, measure, open);
  await context.close();
}

async function openEverything(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^Add another/ });
  for (let count = 0; count < 3; count += 1) if (await add.count()) await add.first().click();
  // Each choice may reveal the next question.
  for (const choice of [
    'other_name_ind-yes',
    'mailing_same_ind-no',
    'citizenship_status-other',
    'citizenship_status-us_citizen',
  ]) {
    const radio = page.locator(`#${choice}`);
    if (await radio.count()) await radio.check();
  }
}
