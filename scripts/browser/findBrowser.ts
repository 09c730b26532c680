import { chromium } from '@playwright/test';
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
 * Does not fall back if CHROMIUM_PATH is wrong, so that the mistake is noticed.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const own = chromium.executablePath();
  return findProgram(NAMES, env) ?? (isProgram(own) ? own : null);
}
