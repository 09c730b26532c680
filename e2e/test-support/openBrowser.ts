import { type BrowserContextOptions, chromium, type LaunchOptions, type Page } from '@playwright/test';

/** A page in its own browser, whose profile folder outlives its process. */
export interface OwnBrowser {
  readonly page: Page;
  /** Kills the browser's processes by id, so that no page gets an event. */
  readonly kill: () => Promise<void>;
}

/** Starts a browser on a profile folder, possibly one left behind by a browser that was killed. */
export async function openBrowser(
  profile: string,
  options: LaunchOptions & BrowserContextOptions,
): Promise<OwnBrowser> {
  const context = await chromium.launchPersistentContext(profile, { locale: 'en-US', ...options });
  const closed = context.waitForEvent('close', { timeout: 0 });
  const [page = await context.newPage()] = context.pages();
  const devtools = await context.browser()?.newBrowserCDPSession();
  return {
    page,
    kill: async () => {
      const processes = await devtools?.send('SystemInfo.getProcessInfo');
      for (const { id } of processes?.processInfo ?? []) process.kill(id, 'SIGKILL');
      await closed;
    },
  };
}
