import type { Browser, Page } from '@playwright/test';
import { openSlowPhone } from './openSlowPhone.ts';

declare global {
  interface Window {
    slowest?: number;
  }
}

/**
 * Measures a visitor's interactions with the longest page, with four parents and every conditional section
 * open, and the CPU throttled by `rate`. Returns the slowest of each kind, from the press to the next frame, in ms; the
 * clock's resolution is 8 ms.
 */
export async function measureInteractions(
  browser: Browser,
  url: string,
  rate: number,
): Promise<Readonly<Record<string, number>>> {
  const { context, page } = await openSlowPhone(browser, rate);
  await page.goto(url);
  await page.waitForSelector('#root:not([data-waiting])');
  await openEverything(page);
  await page.evaluate(() => {
    window.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });

  const slowest: Record<string, number> = {};
  const measure = async (name: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => (window.slowest = 0));
    await act();
    // An event's performance entry arrives one frame later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    slowest[name] = Math.max(slowest[name] ?? 0, (await page.evaluate(() => window.slowest)) ?? 0);
  };

  const name = page.locator('#first_name');
  await name.focus();
  for (const letter of 'Maya Okafor') await measure('a key', () => page.keyboard.press(letter));
  for (const radio of await page.locator('[id^=other_name_ind-], [id^=mailing_same_ind-]').all())
    await measure('a radio button', () => radio.click());
  for (const id of ['birth_country', 'home_state', 'gender', 'name_suffix']) {
    const list = page.locator(`#${id}`);
    if (!(await list.count())) continue;
    await measure('opening a list', () => list.click());
    await measure('closing a list', () => page.keyboard.press('Escape'));
  }
  for (const tab of (await page.getByRole('tab').all()).toReversed())
    await measure('a tab', () => tab.click());
  const next = page.getByRole('button', { name: 'Save and Continue' });
  await next.scrollIntoViewIfNeeded();
  await measure('Save and Continue', () => next.click());
  await context.close();
  return slowest;
}

async function openEverything(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^Add another/ });
  for (let count = 0; count < 3; count += 1) if (await add.first().isEnabled()) await add.first().click();
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
