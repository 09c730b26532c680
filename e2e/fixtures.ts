import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { logIn } from './test-support/account.ts';
import { openOutbox, type Outbox } from './test-support/openOutbox.ts';
import { SEED_PASSWORD } from './test-support/student.ts';

export { expect };

/** Lets a journey declare the problems it causes on purpose. */
export interface Problems {
  /** Declares a console or page error that the test causes, e.g. by a rejected request: `/status of 401/`. */
  expect: (pattern: RegExp) => void;
}

/**
 * Playwright's `test` for journeys through the whole product.
 * A test fails on any unexpected console error, uncaught error or violation of openapi.yaml. Several
 * tests share one product, so each marks its requests with its own User-Agent and asks the gateway for
 * violations by those requests. Tests are isolated by using separate accounts: use `newEmail()`.
 */
export const test = base.extend<{
  problems: Problems;
  outbox: Outbox;
  newEmail: () => string;
  /** Opens a seeded student's form on another device. */
  openDevice: (email: string) => Promise<Page>;
  /** An empty folder for a browser's profile. */
  profile: string;
  /** Whether pages get idle time to prefetch scripts. If not, each script loads only when needed. */
  hasIdleMoments: boolean;
}>({
  hasIdleMoments: [false, { option: true }],

  baseURL: ({}, use) => use(address('E2E_URL')),

  userAgent: ({ userAgent }, use, testInfo) => use(`${userAgent ?? 'Mozilla/5.0'} ${signature(testInfo)}`),

  problems: [
    async ({ context, request, hasIdleMoments }, use, testInfo) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(`uncaught: ${String(error.error())}`));
      if (!hasIdleMoments) await context.addInitScript(() => (window.requestIdleCallback = () => 0));

      await use({ expect: (pattern) => allowed.push(pattern) });
      await endRoutes(context);

      const query = `?client=${encodeURIComponent(signature(testInfo))}`;
      const response = await request.delete(`${address('E2E_GATEWAY_URL')}/_gateway/violations${query}`);
      expect(await response.json(), 'traffic that breaks openapi.yaml').toEqual([]);
      const unexpected = seen.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],

  outbox: ({ request }, use) => use(openOutbox(request, address('E2E_URL'))),

  profile: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'profile-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },

  openDevice: async ({ browser, baseURL, userAgent }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (email) => {
      const device = await browser.newContext({ baseURL, userAgent, locale: 'en-US' });
      devices.push(device);
      const page = await device.newPage();
      await logIn(page, email, SEED_PASSWORD);
      return page;
    });
    await Promise.all(devices.map((device) => device.close()));
  },

  newEmail: async ({}, use, testInfo) => {
    let count = 0;
    await use(
      () =>
        `student-${testInfo.testId}-${String(testInfo.repeatEachIndex)}-${String((count += 1))}@example.edu`,
    );
  },
});

/** Removes all routes. A handler that is still running would otherwise fail the next test. */
async function endRoutes(context: BrowserContext): Promise<void> {
  if (!context.browser()?.isConnected()) return;
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
}

function address(name: 'E2E_URL' | 'E2E_GATEWAY_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the journeys with \`npx playwright test\`.`);
  return url;
}

function signature({ testId, repeatEachIndex }: { testId: string; repeatEachIndex: number }): string {
  return `journey/${testId}-${String(repeatEachIndex)}`;
}
