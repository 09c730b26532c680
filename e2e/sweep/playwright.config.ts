import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run try -- sweep`: a second, independent accessibility check of the stories; not part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.sweep.ts',
  globalSetup: '../../scripts/start/startPreviewAlone.ts',
  outputDir: '../../test-results/sweep',
  timeout: 900_000,
  workers: 2,
  projects: [{ name: 'sweep', use: base.projects?.[0]?.use }],
  reporter: [['list'], ['../../scripts/try/LastRunReporter.ts', { part: 'sweep', columns: 'projects' }]],
});
