import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser/findBrowser.ts';
import { launchArguments } from '../browser/launchArguments.ts';

/** `npm run deploy:try`: a real nginx from docs/deploying with the product behind it, and a journey through it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.deploy.ts',
  workers: 1,
  timeout: 120_000,
  outputDir: '../../test-results/deploy',
  reporter: [['list', { printSteps: true }]],
  use: {
    locale: 'en-US',
    ignoreHTTPSErrors: true,
    launchOptions: { executablePath: findBrowser() ?? undefined, args: launchArguments() },
  },
});
