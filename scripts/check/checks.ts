import type { Check } from './Check.ts';

const MINUTE = 60_000;

function check(name: string, shows: string, ...commands: string[][]): Check {
  return { name, shows, commands, limit: 3 * MINUTE };
}

/** Lets a program keep what it found in unchanged files. */
const cacheAt = (program: string) => ['--cache', '--cache-location', `node_modules/.cache/${program}/`];

/** Names the running test of a check that runs past its time. */
export const RUNNING = './scripts/check/RunningReporter.ts';

/** Creates a check whose tests run in Vitest. */
function vitest(name: string, shows: string, project: string, ...words: string[]): Check {
  const report = `test-results/${name.replace(' ', '-')}.xml`;
  const reporters = ['minimal', 'junit', RUNNING].map((reporter) => `--reporter=${reporter}`);
  return {
    ...check(name, shows, [
      'vitest',
      'run',
      '--project',
      project,
      ...reporters,
      `--outputFile.junit=${report}`,
      ...words,
    ]),
    report,
  };
}

/** One worker loads the modules that its test files share only once. */
const SINGLE = '--maxWorkers=1';

function unit(name: string, shows: string, project: string): Check {
  return { ...vitest(name, shows, project, SINGLE), sharesBuild: true, limit: 5 * MINUTE };
}

/** Finds a browser or installs one, which takes half a minute. */
export const ENSURE_BROWSER = ['scripts/browser/ensureBrowser.ts'];

/** Creates a check whose tests run in Vitest in a browser. */
function browser(name: string, shows: string, project: string): Check {
  const made = vitest(name, shows, project, SINGLE);
  return { ...made, commands: [ENSURE_BROWSER, ...made.commands], slow: true };
}

/** The checks, in the order in which they are run: the longest first, so that both cores are busy to the end. */
export const CHECKS: Check[] = [
  check('oxlint', 'TypeScript and the linter report no errors, and the tests of types hold', ['oxlint']),
  browser('browser', 'what only a browser shows holds for the screens', 'browser'),
  unit('unit tools', 'unit tests of the sandbox and the tools pass', 'unit-tools'),
  { ...vitest('prove', 'contract, pact, mock and sandbox agree', 'prove', SINGLE), limit: 5 * MINUTE },
  {
    ...vitest('simulation', 'invariants hold for simulated applicants on a faulty network', 'simulation'),
    slow: true,
    limit: 10 * MINUTE,
  },
  unit('unit screens', 'unit tests of the screens pass', 'unit-screens'),
  unit('unit rules', 'unit tests of the form, the session and the sdk pass', 'unit-rules'),
  vitest('contracts', 'the sdk’s tests write exactly the committed pact', 'contracts'),
  check(
    'screens',
    'every text is the only child of its element, every class has a style, every style is used',
    ['scripts/check/checkScreens.ts'],
  ),
  check('rooms', 'imports follow the rules, and their diagram is up to date', [
    'scripts/check/checkRooms.ts',
  ]),
  check('budgets', 'no part of the repository has more lines than its bound', [
    'scripts/check/checkBudgets.ts',
  ]),
  check('dead code', 'no code is unused', ['knip', ...cacheAt('knip')]),
  check('stylelint', 'styles pass the linter', [
    'stylelint',
    '{styles,src}/**/*.scss',
    ...cacheAt('stylelint'),
  ]),
  check(
    'citations',
    'cited requirements, sections, decisions and files exist, and quotes of the application are its texts',
    ['scripts/check/checkCitations.ts'],
  ),
  check('generated', 'the generated files are up to date', ['scripts/generate.ts', '--check']),
  {
    ...check('minimum', 'the build runs in the oldest supported browsers', ['scripts/check/checkMinimum.ts']),
    slow: true,
    sharesBuild: true,
  },
  check('contract rules', 'openapi.yaml follows our own rules, and its version fits its changes', [
    'scripts/check/checkContractRules.ts',
  ]),
  check('contract', 'openapi.yaml and its examples are valid', ['redocly', 'lint', 'openapi.yaml']),
  check('oxfmt', 'all files are formatted', ['oxfmt', '--check']),
  check('planted', 'every planted fault fits the code, and its proof exists', [
    'scripts/check/checkPlanted.ts',
  ]),
  {
    ...check('mock', 'a story of each screen shows on `npm run mock` what it promises', ENSURE_BROWSER, [
      'playwright',
      'test',
      '--config',
      'e2e/mock/first.config.ts',
    ]),
    report: 'test-results/mock.xml',
    slow: true,
  },
  {
    ...check('e2e', 'journeys pass in Chromium', ENSURE_BROWSER, ['playwright', 'test']),
    report: 'test-results/report.xml',
    slow: true,
    sharesBuild: true,
    alone: true,
    limit: 12 * MINUTE,
  },
];
