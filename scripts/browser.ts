import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findBrowser } from './browser/findBrowser.ts';

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

const SHELL = 'chromium-headless-shell';

/**
 * Makes sure that the end-to-end tests have a Chromium: one already here, else Debian's (as root), else
 * Playwright's own.
 *
 * A machine of CI gets the headless shell beside a Chromium it has: the journeys take half the time in it.
 */
function ensureBrowser(): number {
  const found = findBrowser();
  if (!found && process.env.CHROMIUM_PATH) {
    console.error(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`);
    return 1;
  }

  const isSlow = found !== null && !found.endsWith(SHELL) && !process.env.CHROMIUM_PATH;
  if (!found || (isSlow && process.env.CI)) installFromDebian(found ? [SHELL] : [SHELL, 'chromium']);
  if (!findBrowser()) {
    console.log("No Chromium from the system: installing Playwright's (playwright install chromium).");
    run(process.execPath, [PLAYWRIGHT, 'install', 'chromium']);
  }

  const installed = findBrowser();
  if (installed) {
    console.log(`Browser: ${installed}`);
    return 0;
  }
  console.error('No Chromium found and none could be installed: install one, or set CHROMIUM_PATH to it.');
  return 1;
}

/** Installs the first of these packages that Debian has; does nothing elsewhere, or without the right to. */
function installFromDebian(names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  for (const name of names) {
    console.log(`Installing a Chromium from Debian (apt-get install ${name}).`);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) return;
  }
}

/** Runs a program; tells whether it went well. */
function run(command: string, words: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

process.exitCode = ensureBrowser();
