import { createRequire } from 'node:module';
import { StartError } from '../start/StartError.ts';
import { findBrowser } from './findBrowser.ts';
import { installFromDebian, runAside } from './installFromDebian.ts';

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

const SHELL = 'chromium-headless-shell';

/**
 * Ensures that there is a Chromium for the journeys: an installed one, otherwise Debian's (as root) or
 * Playwright's own.
 * On CI it also installs the headless shell, in which journeys take half the time.
 * @returns whether there is a browser; if not, a message explaining what to do has been printed.
 */
export function ensureBrowser(): boolean {
  try {
    return findOrInstallBrowser();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return false;
  }
}

function findOrInstallBrowser(): boolean {
  const found = findBrowser();

  const isSlow = found !== null && !found.endsWith(SHELL) && !process.env.CHROMIUM_PATH;
  if (!found || (isSlow && process.env.CI)) {
    const names = found ? [SHELL] : [SHELL, 'chromium'];
    names.some((name) => installFromDebian([name]));
  }
  if (!findBrowser()) {
    console.log("Chromium is not installed: installing Playwright's (playwright install chromium).");
    runAside(process.execPath, [PLAYWRIGHT, 'install', 'chromium']);
  }

  const installed = findBrowser();
  if (installed) console.log(`Browser: ${installed}`);
  else console.error('Chromium was not found and could not be installed: install it, or set CHROMIUM_PATH.');
  return installed !== null;
}

if (import.meta.main && !ensureBrowser()) process.exitCode = 1;
