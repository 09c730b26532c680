import { type BrowserContextOptions, chromium, type LaunchOptions, type Page } from '@playwright/test';

/** A page in its own browser. */
export interface OwnBrowser {
  readonly page: Page;
  /** Kills the browser's process by id, so that no page gets an event. */
  readonly kill: () => Promise<void>;
}

/** Opens a separate browser with one page. */
export async function openBrowser(
  launch: LaunchOptions,
  options: BrowserContextOptions,
): Promise<OwnBrowser> {
  const server = await chromium.launchServer(launch);
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({ locale: 'en-US', ...options });
  return { page: await context.newPage(), kill: () => server.kill() };
}
