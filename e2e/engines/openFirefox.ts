import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { OpenBrowser, Size } from './Engine.ts';
import type { Surroundings } from './makeSurroundings.ts';
import { CAPABILITIES } from './webdriver/sendByHttp.ts';
import { sendByMarionette } from './webdriver/sendByMarionette.ts';

/**
 * Lets Marionette choose a free port, which it writes into the profile, and applies `NARROW_WINDOW`.
 * Without a start page and built-in extensions, Firefox starts in two thirds of the time.
 */
const PREFERENCES = `user_pref("marionette.port", 0);
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
user_pref("browser.startup.page", 0);
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("browser.newtabpage.enabled", false);
user_pref("extensions.enabledScopes", 0);`;

/** Removes the minimum width of Firefox's window, 450 px, which is wider than a phone. */
const NARROW_WINDOW = ':root, body, #browser, #navigator-toolbox { min-width: 0 !important; }';

/** Starts a stock Firefox in headless mode. */
export async function openFirefox(place: Surroundings, { width, height }: Size): Promise<OpenBrowser> {
  const profile = join(place.folder, 'profile');
  await mkdir(join(profile, 'chrome'), { recursive: true });
  await writeFile(join(profile, 'chrome/userChrome.css'), NARROW_WINDOW);
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  // The port file may be left over from a browser that was killed.
  await rm(join(profile, 'MarionetteActivePort'), { force: true });
  place.start('firefox-esr', ['--marionette', '--headless', '--no-remote', '--profile', profile]);

  const send = await sendByMarionette(await readPort(profile));
  const session = (await send('NewSession', CAPABILITIES)) as { capabilities: { browserVersion: string } };
  await send('SetWindowRect', { width, height });
  return { version: session.capabilities.browserVersion, send };
}

async function readPort(profile: string): Promise<number> {
  let port = '';
  await expect(async () => {
    port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8');
    expect(port, 'the Marionette port').toMatch(/^\d+$/);
  }).toPass({ timeout: 30_000 });
  return Number(port);
}
