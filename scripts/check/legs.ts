import type { Leg } from './Leg.ts';

const MINUTE = 60_000;

function leg(name: string, shows: string, ...commands: string[][]): Leg {
  return { name, shows, commands, limit: 3 * MINUTE };
}

/** A check whose tests run in Vitest. */
function vitest(name: string, shows: string, project: string, ...more: string[]): Leg {
  const report = `test-results/${name}.xml`;
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  return { ...leg(name, shows, ['vitest', 'run', '--project', project, ...reporters, ...more]), report };
}

/** The checks, in the order in which they are run and reported. */
export const LEGS: Leg[] = [
  leg('lockfile', 'npm ci works on it, from any registry', ['scripts/check/checkLockfile.ts']),
  leg('citations', 'every requirement, section, file and document cited is there', [
    'scripts/check/checkCitations.ts',
  ]),
  // Given as a path, because npm decides which of the two TypeScript packages provides `tsc` (docs/decisions/002).
  leg('types', 'tsc is clean', ['node_modules/typescript-native/bin/tsc', '--noEmit']),
  leg('oxlint', 'code keeps to its rules', ['oxlint']),
  leg('texts', 'every text on screen is the only child of its element', ['scripts/check/checkTexts.ts']),
  leg('stylelint', 'styles keep to their rules', ['stylelint', '{styles,src}/**/*.scss']),
  leg('classes', 'every class has a style, and every style its use', ['scripts/check/checkClasses.ts']),
  leg(
    'prettier',
    'everything is formatted',
    // Checks only files whose contents have changed. `npm ci` clears the cache.
    ['prettier', '--check', '--log-level', 'warn', '.', '--cache', '--cache-strategy', 'content'],
  ),
  leg('rooms', 'imports keep to the rooms, and their drawing is fresh', ['scripts/check/checkRooms.ts']),
  leg('contract', 'openapi.yaml is valid, and its examples fit', ['redocly', 'lint', 'openapi.yaml']),
  leg(
    'contract rules',
    'openapi.yaml keeps our own rules, and no release breaks unsaid',
    ['contracts/rules/checkContract.ts'],
    ['contracts/rules/checkRelease.ts'],
  ),
  leg('generated', "the sdk's types are fresh", ['scripts/generate.ts', '--check']),
  {
    ...leg('minimum', 'the built files run in the oldest browsers promised', [
      'scripts/check/checkMinimum.ts',
    ]),
    slow: true,
    sharesBuild: true,
  },
  leg('dead code', 'nothing is unused', ['knip']),
  vitest('contracts', 'the sdk writes the pact', 'contracts'),
  { ...vitest('prove', 'contract, pact, mock and sandbox agree', 'prove'), slow: true },
  { ...vitest('unit', 'units and types', 'unit-*', '--typecheck'), sharesBuild: true, limit: 5 * MINUTE },
  {
    ...vitest('simulation', 'applicants keep what they entered, whatever goes wrong', 'simulation'),
    slow: true,
    limit: 10 * MINUTE,
  },
  {
    ...leg(
      'e2e',
      'whole journeys in a browser',
      ['scripts/browser/ensureBrowser.ts'],
      ['playwright', 'test'],
    ),
    report: 'test-results/report.xml',
    slow: true,
    sharesBuild: true,
    alone: true,
    limit: 12 * MINUTE,
  },
  {
    ...leg('firefox', 'two journeys in Firefox, where it can be had', [
      ...['playwright', 'test', '-c', 'e2e/engines/playwright.config.ts', '--reporter=list,junit'],
      ...['--project=firefox-desktop', 'application', 'onlyAPhone'],
    ]),
    report: 'test-results/firefox.xml',
    canBeSkipped: true,
    slow: true,
    sharesBuild: true,
    limit: 5 * MINUTE,
  },
];
