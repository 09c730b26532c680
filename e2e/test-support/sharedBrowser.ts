import type { BrowserContext } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { TIME_ZONE } from './today.ts';

/**
 * Playwright's `test` with one browser context for all tests of a worker, so that the product's scripts are parsed and
 * compiled only once. Each test's state is cleared after it.
 */
export const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env.E2E_URL,
        timezoneId: TIME_ZONE,
        locale: 'en-US',
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, use) => {
    const page = await shared.newPage();
    await use(page);
    const devtools = await shared.newCDPSession(page);
    const { origin } = new URL(process.env.E2E_URL ?? '');
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage' });
    await Promise.all(shared.pages().map((each) => each.close()));
    await shared.clearCookies();
    await shared.setOffline(false);
  },
});
