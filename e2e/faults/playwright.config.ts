import { defineConfig } from '@playwright/test';
import { ACTION_MS } from './person.ts';
import journeys from '../../playwright.config.ts';

/** `npm run try -- faults`: every call with every fault. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.faults.ts',
  globalSetup: '../../scripts/start/startProductAlone.ts',
  outputDir: '../../test-results/faults',
  timeout: 90_000,
  reporter: [['line'], ['../../scripts/try/LastRunReporter.ts', { part: 'faults', columns: 'tests' }]],
  projects: journeys.projects?.filter(({ name }) => name === 'desktop'),
  // Uses a short action timeout, because the control to be pressed again may have disappeared.
  use: { ...journeys.use, actionTimeout: ACTION_MS },
});
