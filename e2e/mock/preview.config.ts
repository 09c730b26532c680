import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

/** `npm run try -- preview`: every story on the built preview, which has no server. */
export default defineConfig({
  ...stories,
  globalSetup: '../../scripts/start/startPreviewAlone.ts',
  outputDir: '../../test-results/preview',
  reporter: [['list'], ['../../scripts/try/LastRunReporter.ts', { part: 'preview', columns: 'projects' }]],
});
