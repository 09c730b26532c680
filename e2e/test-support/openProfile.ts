import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser/findBrowser.ts';
import { launchArguments } from '../../scripts/browser/launchArguments.ts';

/** A browser with a profile folder of its own, which outlives its process. */
export interface ProfileBrowser {
  readonly page: Page;
  /** Kills the browser's processes by id, so that no page gets an event. */
  readonly kill: () => Promise<void>;
}

/** Starts a browser on a profile folder. Playwright's own launch would delete or guard the folder's process. */
export async function openProfile(folder: string, url: string): Promise<ProfileBrowser> {
  const executable = findBrowser();
  if (!executable) throw new Error('No Chromium was found.');
  const settings = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--lang=en-US'];
  const child = spawn(executable, [...launchArguments(), ...settings, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  // The browser prints its address once it accepts connections.
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => /DevTools listening on (\S+)/.exec(printed)?.[1]).toBeTruthy();
  const address = /DevTools listening on (\S+)/.exec(printed)?.[1] ?? '';
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context.');
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  return {
    page,
    kill: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await exited;
    },
  };
}

/** Returns the part of a profile folder that shows where a text was found; null if no file contains it. */
export async function findInFile(file: string, text: string): Promise<string | null> {
  const bytes = await readFile(file);
  const isThere = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')].some((each) =>
    bytes.includes(each),
  );
  return isThere ? join(file) : null;
}
