import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findBrowser } from './browser/findBrowser.ts';

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/**
 * Makes sure that the end-to-end tests have a Chromium: one already here, else Debian's (as root), else
 * Playwright's own.
 */
function ensureBrowser(): number {
  const found = findBrowser();
  if (found) {
    console.log(`Browser: ${found}`);
    return 0;
  }
  if (process.env.CHROMIUM_PATH) {
    console.error(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`);
    return 1;
  }

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (findBrowser()) break;
      console.log(`No Chromium here: installing the one of Debian (apt-get install ${name}).`);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    }
  }
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

function run(command: string, words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env });
}

process.exitCode = ensureBrowser();
