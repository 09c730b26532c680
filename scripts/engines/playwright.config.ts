import { defineConfig } from '@playwright/test';
import { ENGINES } from './engines.ts';

/** `npm run engines`: the journeys in every engine that can be had here. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.engines.ts',
  globalSetup: '../e2e/startProductAlone.ts',
  workers: 1,
  timeout: 120_000,
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['../report/LastRunReporter.ts', { document: 'engines.md', columns: 'projects' }]],
  projects: ENGINES.map(({ name }) => ({ name, grep: name.endsWith('narrow') ? /@narrow/ : /./ })),
});
