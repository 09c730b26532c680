import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run try -- screens`: saves a screenshot of every screen at both widths in docs/screens/. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'take.screens.ts',
  globalSetup: '../../scripts/start/startPreviewAlone.ts',
  outputDir: '../../test-results/screens',
  workers: 1,
  reporter: 'line',
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 } } },
  ],
});
