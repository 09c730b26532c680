import { REPORT } from './Leg.ts';
import type { Leg } from './Leg.ts';

const MINUTE = 60_000;

function leg(name: string, shows: string, needs: string[], ...commands: string[][]): Leg {
  return { name, shows, needs, commands, limit: 3 * MINUTE };
}

const vitest = (project: string, ...more: string[]) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
  ...more,
];

/** Steps of the journey that other checks walk, and Firefox walks in `npm run engines`. */
const AFTER_SUBMIT = 'the PDF|log out|the read-only view';

/** The checks, in the order they are run and reported. */
export const LEGS: Leg[] = [
  leg('runtime', 'Node is new enough', ['package.json'], ['scripts/assert-runtime.mjs']),
  leg(
    'lockfile',
    'npm ci works on it, from any registry',
    ['package-lock.json'],
    ['scripts/check/checkLockfile.ts'],
  ),
  leg(
    'citations',
    'every requirement, section, file and document cited is there',
    ['docs/requirements.md'],
    ['scripts/check/checkCitations.ts'],
  ),
  // By its path: which of the two TypeScripts `tsc` is, npm leaves open (docs/decisions/016).
  leg('types', 'tsc is clean', ['tsconfig.json'], ['node_modules/typescript-native/bin/tsc', '--noEmit']),
  leg('oxlint', 'code keeps to its rules', ['oxlint.config.ts'], ['oxlint']),
  leg(
    'stylelint',
    'styles keep to their rules',
    ['styles/main.scss'],
    ['stylelint', '{styles,src}/**/*.scss'],
  ),
  leg(
    'prettier',
    'everything is formatted',
    ['.prettierrc.json'],
    // Looks again only at files whose contents changed; `npm ci` clears what it remembers.
    ['prettier', '--check', '--log-level', 'warn', '.', '--cache', '--cache-strategy', 'content'],
  ),
  leg(
    'rooms',
    'imports keep to the rooms, and their drawing is fresh',
    ['docs/rooms.md'],
    ['scripts/rooms.ts'],
  ),
  leg(
    'contract',
    'openapi.yaml is valid, and its examples fit',
    ['openapi.yaml'],
    ['redocly', 'lint', 'openapi.yaml'],
  ),
  leg(
    'contract rules',
    'openapi.yaml keeps our own rules, and no release breaks unsaid',
    ['scripts/contract/checkContract.ts'],
    ['scripts/contract/checkContract.ts'],
    ['scripts/contract/checkRelease.ts'],
  ),
  leg('generated', "the sdk's types are fresh", ['sdk/src/generated'], ['scripts/generate.ts', '--check']),
  {
    ...leg(
      'minimum',
      'the built files run in the oldest browsers promised',
      ['scripts/minimum/allowed.ts'],
      ['scripts/minimum.ts'],
    ),
    slow: true,
    sharesBuild: true,
  },
  leg('dead code', 'nothing is unused', ['knip.json'], ['knip']),
  {
    ...leg('contracts', 'the sdk writes the pact', ['contracts/consumer'], vitest('contracts')),
    counts: 'vitest',
  },
  {
    ...leg(
      'prove',
      'contract, pact, mock and sandbox agree',
      ['contracts/pacts/admission-web-admission-api.json'],
      ['scripts/prove.ts'],
    ),
    slow: true,
  },
  {
    ...leg('unit', 'units and types', ['src', 'sdk/src'], vitest('unit-*', '--typecheck')),
    counts: 'vitest',
    limit: 5 * MINUTE,
  },
  {
    ...leg('e2e', 'whole journeys in a browser', ['e2e'], ['scripts/browser.ts'], ['playwright', 'test']),
    counts: 'playwright',
    slow: true,
    alone: true,
    sharesBuild: true,
    limit: 12 * MINUTE,
  },
  {
    ...leg(
      'firefox',
      'from sign-up to submit in Firefox, where it can be had',
      ['scripts/engines/playwright.config.ts'],
      [
        ...['playwright', 'test', '-c', 'scripts/engines/playwright.config.ts', '--reporter=list,json'],
        ...['--project=firefox-desktop', '--grep', 'ts application', '--grep-invert', AFTER_SUBMIT],
      ],
    ),
    counts: 'playwright',
    canBeSkipped: true,
    slow: true,
    alone: true,
    sharesBuild: true,
  },
];
