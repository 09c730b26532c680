import { defineConfig } from '@playwright/test';
import { ENGINES } from './engines.ts';
import type { Place } from './fixtures.ts';

/** `npm run engines`: the journeys in every engine that can be had here, and the faults each must notice. */
export default defineConfig<object, { place: Place }>({
  testDir: '.',
  globalSetup: '../e2e/startProductAlone.ts',
  workers: 1,
  timeout: 120_000,
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['../report/EnginesReporter.ts']],
  projects: [
    ...ENGINES.flatMap(({ name: engine, sizes }) =>
      sizes.map(({ name: size }) => ({
        name: `${engine}-${size}`,
        testMatch: 'journeys.engines.ts',
        grep: size === 'narrow' ? /@narrow/ : /./,
        use: { place: { engine, size } },
      })),
    ),
    { name: 'planted', testMatch: 'planted.engines.ts' },
  ],
});
