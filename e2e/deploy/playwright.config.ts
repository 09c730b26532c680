import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/**
 * `npm run try -- deploy`: a journey through a real nginx, configured as in docs/deploying, in front of the product.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.deploy.ts',
  globalSetup: undefined,
  outputDir: '../../test-results/deploy',
  workers: 1,
  timeout: 120_000,
  reporter: [
    ['list', { printSteps: true }],
    ['../../scripts/try/LastRunReporter.ts', { part: 'deploy', columns: 'projects' }],
  ],
  use: { ...base.use, ignoreHTTPSErrors: true },
  projects: [{ name: 'deployed' }],
});
