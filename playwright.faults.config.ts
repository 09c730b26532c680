import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run faults`: every call and every way it can go wrong, and page events; the outcome goes to docs/faults.md. */
export default defineConfig({
  ...journeys,
  testMatch: 'faults/*.faults.ts',
  timeout: 90_000,
  reporter: [['line'], ['./scripts/report/LastRunReporter.ts', { document: 'faults.md', columns: 'tests' }]],
  projects: journeys.projects?.filter(({ name }) => name === 'desktop'),
  // What a person wants to press again may not be there any more.
  use: { ...journeys.use, actionTimeout: 15_000 },
});
