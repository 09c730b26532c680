import { chromium } from '@playwright/test';
import { StartError } from '../start/StartError.ts';
import { findProgram, isProgram } from './findProgram.ts';

// In order of preference: the headless shell renders no window, so journeys take half the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium on this machine: CHROMIUM_PATH, one on the PATH, or Playwright's own; null if there is
 * none.
 * @throws StartError if CHROMIUM_PATH is wrong, so that the mistake is noticed.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const { CHROMIUM_PATH } = env;
  if (CHROMIUM_PATH && !isProgram(CHROMIUM_PATH))
    throw new StartError(
      `CHROMIUM_PATH is not an executable file: ${CHROMIUM_PATH}. Correct it, or unset it to use the Chromium that is found.`,
    );
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const own = chromium.executablePath();
  return findProgram(NAMES, env) ?? (isProgram(own) ? own : null);
}
