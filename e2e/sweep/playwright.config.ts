import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run sweep`: a second pair of eyes for access, over the stories; not part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.sweep.ts',
  globalSetup: '../../scripts/e2e/startPreviewAlone.ts',
  outputDir: '../../test-results/sweep',
  timeout: 900_000,
  workers: 2,
  projects: [{ name: 'sweep', use: base.projects?.[0]?.use }],
  reporter: [
    ['list'],
    ['../../scripts/report/LastRunReporter.ts', { document: 'sweep.md', columns: 'projects' }],
  ],
});
