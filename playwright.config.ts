import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { TIME_ZONE } from './e2e/test-support/today.ts';
import { findBrowser } from './scripts/browser/findBrowser.ts';
import { launchArguments } from './scripts/browser/launchArguments.ts';
import { busyFactor } from './scripts/check/busyFactor.ts';

const executablePath = findBrowser() ?? undefined;
/** Pages are too short-lived for V8's optimising compilers, or for separate renderer processes, to pay off. */
const QUICK = ['--js-flags=--no-maglev --no-turbofan', '--renderer-process-limit=1', '--in-process-gpu'];
/** Each worker reads this file, so the factor is passed on. */
const BUSY = Number((process.env.ADMIT_BUSY ??= String(busyFactor())));
const DESKTOP = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  // Rendering every animation frame takes a fifth of the run time, so only the phone project animates.
  contextOptions: { reducedMotion: 'reduce' as const },
};

/**
 * Tests tagged `@phone` run on the small screen, all others on the large one. Tests tagged `@long` run only in
 * `npm run try -- journeys`: unit tests, the simulation or shorter journeys cover what they check.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './scripts/start/startProductAlone.ts',
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000 * BUSY,
  expect: { timeout: 7_000 * BUSY },
  outputDir: 'test-results/e2e',
  reporter: [
    ['list'],
    ['junit', { outputFile: 'test-results/report.xml' }],
    [fileURLToPath(new URL('scripts/check/RunningReporter.ts', import.meta.url))],
    [fileURLToPath(new URL('scripts/check/FailedPageReporter.ts', import.meta.url))],
  ],
  use: {
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    // Tracing takes a fifth of the run time and cannot be limited to failing tests. E2E_TRACE=1 enables it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: process.env.E2E_TRACE ? 'only-on-failure' : 'off',
    launchOptions: { executablePath, args: [...launchArguments(), ...QUICK] },
  },
  projects: [
    // First, because it has the longest journey.
    {
      name: 'phone',
      grep: /@phone/,
      grepInvert: /@long/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      grepInvert: /@phone|@long/,
      use: DESKTOP,
    },
  ],
});
