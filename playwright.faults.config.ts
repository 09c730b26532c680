import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run faults`: every call and every way it can go wrong, page events too; the outcome goes to docs/faults.md. */
export default defineConfig({
  ...journeys,
  testMatch: 'faults/*.faults.ts',
  timeout: 60_000,
  reporter: [['line'], ['./scripts/faults/FaultsReporter.ts']],
  projects: journeys.projects?.filter(({ name }) => name === 'desktop'),
});
