import { readFileSync, statSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { TIME_ZONE } from './e2e/test-support/today.ts';
import { findBrowser } from './scripts/browser/findBrowser.ts';
import { launchArguments } from './scripts/browser/launchArguments.ts';
import { STAND_INS } from './scripts/build/standIns.ts';
import { tenantPlugin } from './scripts/build/tenantPlugin.ts';
import { busyFactor } from './scripts/check/busyFactor.ts';

const IN_BROWSER = 'src/**/*.browser.test.tsx';
const exclude = ['**/node_modules/**', 'dist/**', IN_BROWSER];
const setupFiles = ['./scripts/check/failOnConsoleError.ts', './src/ui/test-support/setUpScreens.ts'];
const patientSetupFiles = ['./scripts/check/noteBegun.ts', ...setupFiles, './scripts/check/waitLonger.ts'];

/**
 * The test files of a worker share its modules, which is safe because the product's modules keep no state
 * (oxlint.config.ts).
 */
const shared = {
  // Stops only tests that hang: some read a contract or convert a file.
  testTimeout: 20_000 * busyFactor(),
  hookTimeout: 20_000 * busyFactor(),
  environment: 'node',
  exclude,
  setupFiles: patientSetupFiles,
  isolate: false,
};

/** The tests of one run of `npm run try -- mutants`. */
const MUTANT_TESTS = process.env.MUTANT_TESTS;
/**
 * Loaded before the session's tests. Otherwise only the test that loads these modules first would count as covering
 * them.
 */
const LOADED_LATER = MUTANT_TESTS?.startsWith('src/session')
  ? ['./src/session/lifecycle/openApplication.ts']
  : [];
/** Most mutants are detected by a test that times out, so a longer limit would cost hours. */
const impatient = {
  ...shared,
  setupFiles: [...setupFiles, './scripts/check/waitLonger.ts', ...LOADED_LATER],
  testTimeout: 10_000 * busyFactor(),
};

/** The packages that these tests load in the browser. */
const BUNDLED = [
  ...['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-dom/server'],
  ...['react-modal', 'react-router-dom', 'react-select', 'react-select/base', 'react-select/creatable'],
  ...['react-toastify/unstyled', 'yup', 'zustand', 'zustand/vanilla', 'openapi-fetch'],
  ...['@tanstack/react-query', '@testing-library/react', '@testing-library/user-event', 'axe-core'],
];

/**
 * The tests of what only a browser shows, in the Chromium of the journeys and with the built application's styles.
 *
 * @param limit how long a test may take, in ms.
 * @param patience how long it may wait for one condition, in ms.
 */
const inBrowser = (name: string, include: string, limit: number, patience: number) => ({
  extends: true as const,
  plugins: [tenantPlugin()],
  resolve: { alias: STAND_INS },
  // A package found only during the run would reload the page.
  optimizeDeps: { include: BUNDLED },
  test: {
    name,
    include: [include],
    exclude: configDefaults.exclude,
    isolate: false,
    setupFiles: [
      './scripts/check/failOnConsoleError.ts',
      // Each by itself: a page runs only the files listed here again for each test file.
      './src/ui/test-support/setUpScreens.ts',
      './src/ui/test-support/setUpBrowser.ts',
      './scripts/check/waitInBrowser.ts',
    ],
    provide: { patience },
    testTimeout: limit,
    expect: { poll: { timeout: patience } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findBrowser() ?? undefined, args: launchArguments() },
        contextOptions: { locale: 'en-US', timezoneId: TIME_ZONE, reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
    },
  },
});

/** The projects of one run of `npm run try -- mutants`. Only the screens have tests in a browser. */
const mutantProjects = (tests: string) => [
  { extends: true as const, test: { ...impatient, name: 'mutants', include: [tests] } },
  ...(/^src\/(app|features|ui)\//.test(tests)
    ? [
        {
          ...inBrowser(
            'mutants-in-browser',
            tests.replace('*.test.', '*.browser.test.'),
            10_000 * busyFactor(),
            2_000 * busyFactor(),
          ),
          // StrykerJS works in a copy, whose packages are links to files outside it.
          server: { fs: { strict: false } },
          cacheDir: `node_modules/.cache/vite-mutants-${process.env.STRYKER_MUTATOR_WORKER ?? '0'}`,
        },
      ]
    : []),
];

/** Runs files of the same environment one after another, because otherwise each needs a new worker. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const environmentOf = ({ moduleId }: TestSpecification) =>
      /^\/\/ @vitest-environment (.*)$/m.exec(readFileSync(moduleId, 'utf8'))?.[1];
    const sorted = await super.sort(files);
    const groups = Map.groupBy(sorted, (file) => `${file.project.name} ${environmentOf(file) ?? ''}`);
    return [...groups.values()].flat();
  }
}

/** Runs small test files first, because the first failing test ends the run of a mutant. */
class SmallestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return Promise.resolve(files.toSorted((one, other) => size(one) - size(other)));
  }
}

/** Files that tests read by their path. After a change to one of them, `--changed` runs every test. */
const READ_BY_TESTS = [
  '**/{openapi.yaml,index.html,package-lock.json,README.md}',
  '**/planted/*.json',
  '**/.github/workflows/*.yml',
  '**/src/{app,features/answer-form,tenant}/**',
  '**/sdk/**',
  '**/contracts/{pacts,released,vectors}/**',
  '**/docs/{adding-*.md,contracts/**,deploying/**}',
  '**/{sandbox/data,styles}/**',
];

export default defineConfig({
  plugins: [react()],
  define: { 'import.meta.env.VITE_ENVIRONMENT': '"development"', 'import.meta.env.VITE_MOCK': '""' },
  test: {
    // The default leaves one core idle, which is half of a machine with two cores.
    maxWorkers: '100%',
    sequence: { sequencer: MUTANT_TESTS ? SmallestFirst : ByEnvironment },
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, ...READ_BY_TESTS],
    projects: MUTANT_TESTS
      ? mutantProjects(MUTANT_TESTS)
      : [
          {
            extends: true,
            test: {
              ...shared,
              name: 'unit-rules',
              include: ['{src/{core,data,form,routes,session,tenant},sdk}/**/*.test.{ts,tsx}'],
            },
          },
          {
            extends: true,
            test: {
              ...shared,
              name: 'unit-screens',
              include: ['src/**/*.test.{ts,tsx}'],
              exclude: [...exclude, 'src/{core,data,form,routes,session,tenant}/**'],
            },
          },
          {
            extends: true,
            test: {
              ...shared,
              name: 'unit-tools',
              include: ['{sandbox,scripts,contracts,bench,e2e}/**/*.test.ts'],
              exclude: [...exclude, 'contracts/consumer/**'],
            },
          },
          inBrowser('browser', IN_BROWSER, 20_000 * busyFactor(), 7_000 * busyFactor()),
          {
            extends: true,
            test: { ...shared, name: 'prove', include: ['prove/**/*.test.ts'] },
          },
          {
            extends: true,
            test: { ...shared, name: 'simulation', include: ['simulation/**/*.test.ts'] },
          },
          {
            extends: true,
            test: {
              name: 'contracts',
              // All of these tests write to one pact file.
              maxWorkers: 1,
              // Pact and the contract are loaded once.
              isolate: false,
              // Pact needs Node: a DOM environment strips the Cookie header.
              environment: 'node',
              include: ['contracts/consumer/**/*.test.ts'],
              exclude,
              setupFiles: patientSetupFiles,
              globalSetup: ['./contracts/consumer/test-support/pactFile.ts'],
              testTimeout: 30_000 * busyFactor(),
            },
          },
        ],
  },
});
