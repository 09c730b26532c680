import { defineConfig, devices } from '@playwright/test';
import { TIME_ZONE } from './e2e/test-support/today.ts';
import { findBrowser } from './scripts/browser/findBrowser.ts';
import { launchArguments } from './scripts/browser/launchArguments.ts';

const executablePath = findBrowser() ?? undefined;
/** Compiling what a page of a few seconds runs costs more than it wins; axe, which runs for long, is left the compilers. */
const BRIEF = { executablePath, args: [...launchArguments(), '--js-flags=--no-maglev --no-turbofan'] };
const STORIES = '**/stories.e2e.ts';
const DESKTOP = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  // Drawing every frame of a movement takes a fifth of the time; the phone has them all.
  contextOptions: { reducedMotion: 'reduce' as const },
};

/** Where a test is tagged `@phone` it runs on the small screen too; `@phone-only` runs there alone. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // The product, and beside it the preview, for the sweep of every state of every screen.
  globalSetup: ['./scripts/start/startProductAlone.ts', './scripts/start/startPreviewAlone.ts'],
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 7_000 },
  outputDir: 'test-results',
  reporter: [['list'], ['junit', { outputFile: 'test-results/report.xml' }]],
  use: {
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    // Recording costs a fifth of the time, and the picture is taken before the outcome is known; E2E_TRACE=1 asks.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: process.env.E2E_TRACE ? 'only-on-failure' : 'off',
    launchOptions: BRIEF,
  },
  projects: [
    {
      name: 'stories',
      testMatch: STORIES,
      use: { ...DESKTOP, launchOptions: { executablePath, args: launchArguments() } },
    },
    {
      name: 'desktop',
      testIgnore: STORIES,
      grepInvert: /@phone-only/,
      use: DESKTOP,
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
