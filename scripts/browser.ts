import { createRequire } from 'node:module';
import { readCommand } from '../contracts/verify/readCommand.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { installFromDebian, runAside } from './browser/installFromDebian.ts';

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
  if (!found || (isSlow && process.env.CI)) {
    const names = found ? [SHELL] : [SHELL, 'chromium'];
    names.some((name) => installFromDebian([name]));
  }
  if (!findBrowser()) {
    console.log("No Chromium from the system: installing Playwright's (playwright install chromium).");
    runAside(process.execPath, [PLAYWRIGHT, 'install', 'chromium']);
  }

  const installed = findBrowser();
  if (installed) {
    console.log(`Browser: ${installed}`);
    return 0;
  }
  console.error('No Chromium found and none could be installed: install one, or set CHROMIUM_PATH to it.');
  return 1;
}

readCommand({
  name: 'node scripts/browser.ts',
  does: 'Makes sure that this machine has a Chromium for the journeys.',
});
process.exitCode = ensureBrowser();
