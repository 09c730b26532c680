import {
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { SLOW_LINE } from '../../scripts/gateway/slowLine.ts';
import { logIn } from './account.ts';
import { handOf, press } from './controls.ts';
import { documentRow } from './files.ts';
import type { Phone } from './finishByPhone.ts';
import { openBrowser } from './openBrowser.ts';
import { step } from './student.ts';

/** Opens a 390 px wide browser with a connection as slow as 3G. */
export async function openPhone(
  launch: LaunchOptions,
  options: BrowserContextOptions,
  watch: (context: BrowserContext) => void,
): Promise<Phone> {
  const { page, kill } = await openBrowser(launch, {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    ...options,
  });
  watch(page.context());
  await slowDown(page);
  return {
    hand: handOf(page),
    logIn: (email, password) => logIn(page, email, password),
    openStep: (name) => press(step(page, name)),
    choosePhotos: (document, paths) =>
      documentRow(page, document).locator('input[type=file][multiple]').setInputFiles(paths),
    holds: (label, value) => expect(page.getByLabel(label)).toHaveValue(value, { timeout: 20_000 }),
    reads: (text) => expect(page.getByText(text).first()).toBeVisible({ timeout: 30_000 }),
    run: (script) => page.evaluate(script),
    kill,
  };
}

/** Throttles a page's connection to the speed at which the gateway sends replies. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_LINE.latencyMs,
    downloadThroughput: SLOW_LINE.downBitsPerSecond / 8,
    uploadThroughput: SLOW_LINE.upBitsPerSecond / 8,
  });
}
