import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type LaunchOptions, type Page } from '@playwright/test';

/** A page in its own browser, whose profile folder outlives its process. */
export interface OwnBrowser {
  readonly page: Page;
  /** Kills the browser's processes by id, so that no page gets an event. */
  readonly kill: () => Promise<void>;
}

/** Starts a browser on a profile folder, which may be that of a browser killed before. */
export async function openBrowser(
  profile: string,
  options: LaunchOptions & BrowserContextOptions,
): Promise<OwnBrowser> {
  const context = await chromium.launchPersistentContext(profile, { locale: 'en-US', ...options });
  const closed = context.waitForEvent('close', { timeout: 0 });
  const [page = await context.newPage()] = context.pages();
  return {
    page,
    kill: async () => {
      // Chromium's lock on the profile names the machine and the process.
      const pid = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1));
      process.kill(-pid, 'SIGKILL');
      await closed;
    },
  };
}
