import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** `npm run try -- journeys`: the journeys that `npm test` leaves out. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: '../scripts/start/startProductAlone.ts',
  projects: base.projects?.map((project) =>
    project.name === 'phone'
      ? { ...project, grep: /@phone.*@long/, grepInvert: undefined }
      : { ...project, grep: /@long/, grepInvert: /@phone/ },
  ),
  reporter: [['list'], ['../scripts/try/LastRunReporter.ts', { part: 'journeys', columns: 'projects' }]],
});
