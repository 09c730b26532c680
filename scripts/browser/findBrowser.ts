import { chromium } from '@playwright/test';
import { findProgram, isProgram } from './findProgram.ts';

// The shell has no window of its own to draw beside each page, which halves the work of a journey.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium on this machine: CHROMIUM_PATH, one on the PATH, or the one Playwright brought; null without.
 *
 * CHROMIUM_PATH is taken as said, so that a wrong one is noticed instead of replaced.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const own = chromium.executablePath();
  return findProgram(NAMES, env) ?? (isProgram(own) ? own : null);
}
