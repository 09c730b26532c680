import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import stories from './playwright.config.ts';

/** One story of each screen on `npm run mock`, for `npm test`. */
export default defineConfig({
  ...stories,
  projects: stories.projects?.map((project) => ({ ...project, grep: /@first/, grepInvert: undefined })),
  outputDir: '../../test-results/mock',
  reporter: base.reporter,
});
