import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** `npm run try -- journeys`: the journeys that `npm test` leaves out. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: ['../scripts/start/startProductAlone.ts', '../scripts/start/startPreviewAlone.ts'],
  projects: base.projects
    ?.filter(({ name }) => name === 'desktop')
    .map((project) => ({ ...project, grep: /@long/, grepInvert: undefined })),
  reporter: [['list'], ['../scripts/try/LastRunReporter.ts', { part: 'journeys', columns: 'projects' }]],
});
