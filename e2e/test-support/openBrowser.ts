import { type BrowserContextOptions, chromium, type LaunchOptions, type Page } from '@playwright/test';

/** A page in a browser of its own. */
export interface OwnBrowser {
  readonly page: Page;
  /** Ends the browser's process by its id: no page hears of it. */
  readonly kill: () => Promise<void>;
}

/** Opens a browser that no other test uses, with one page. */
export async function openBrowser(
  launch: LaunchOptions,
  options: BrowserContextOptions,
): Promise<OwnBrowser> {
  const server = await chromium.launchServer(launch);
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({ locale: 'en-US', ...options });
  return { page: await context.newPage(), kill: () => server.kill() };
}
