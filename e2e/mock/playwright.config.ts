import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run try -- stories`: every story on `npm run mock`; the sweep checks them in the preview. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.mock.ts',
  globalSetup: '../../scripts/start/startMockAlone.ts',
  outputDir: '../../test-results/stories',
  timeout: 300_000,
  workers: 2,
  projects: base.projects
    ?.filter(({ name }) => name === 'desktop')
    .map((project) => ({ ...project, grepInvert: /@first/ })),
  reporter: [['list'], ['../../scripts/try/LastRunReporter.ts', { part: 'stories', columns: 'projects' }]],
});
