import { defineConfig } from '@playwright/test';
import { ENGINES } from './engines.ts';

/** `npm run try -- engines`: runs the journeys in every engine available here. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.engines.ts',
  globalSetup: '../../scripts/start/startProductAlone.ts',
  workers: 1,
  timeout: 120_000,
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['../../scripts/try/LastRunReporter.ts', { part: 'engines', columns: 'projects' }]],
  projects: ENGINES.map(({ name }) => ({ name, grep: name.endsWith('narrow') ? /@narrow/ : /./ })),
});
