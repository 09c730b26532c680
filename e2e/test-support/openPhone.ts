import {
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  devices,
  type LaunchOptions,
  type Page,
} from '@playwright/test';

/** A browser that is a process of its own, which can be killed without a word to its pages. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly kill: BrowserServer['kill'];
}

/** Opens a browser of 390 px in a process of its own. */
export async function openPhone(launch: LaunchOptions, options: BrowserContextOptions): Promise<Phone> {
  const server = await chromium.launchServer(launch);
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    ...options,
  });
  return { page: await context.newPage(), context, kill: () => server.kill() };
}

/** Makes a page's line as slow as 3G: 750 kbit/s up, 1.5 Mbit/s down, 300 ms each way and back. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: (1_500 * 1_000) / 8,
    uploadThroughput: (750 * 1_000) / 8,
  });
}
