import type { Check } from './Check.ts';
import { ENSURE_BROWSER, RUNNING } from './checks.ts';

const MINUTE = 60_000;
/** The seeds of applicants' histories that were red elsewhere, such as in a nightly run; each joins once it is mended. */
const RED = [
  9_700_362, 9_700_388, 9_800_224, 9_800_528, 9_801_004, 9_801_155, 9_801_252, 21_000_185, 21_000_774,
  21_000_782, 21_002_199, 21_003_198, 21_003_592, 21_003_913, 21_004_482, 21_004_496, 21_005_067, 21_006_250,
  21_008_122, 21_008_139, 21_008_295, 21_009_070, 24_001_763,
];
/** The seeds of histories that every change plays, as first seeds and numbers of histories. */
const SEEDS: Readonly<
  Record<'applicants' | 'backends', readonly (readonly [first: number, count: number])[]>
> = {
  applicants: [[1, 1_000], ...RED.map((seed) => [seed, 1] as const)],
  backends: [[1, 100]],
};

function playwright(name: string, shows: string, config: string, ...words: string[]): Check {
  const report = `test-results/${name.replaceAll(' ', '-')}.xml`;
  const reporters = `--reporter=list,junit,${RUNNING},./scripts/check/FailedPageReporter.ts`;
  return {
    name,
    shows,
    commands: [ENSURE_BROWSER, ['playwright', 'test', '--config', config, reporters, ...words]],
    report,
    sharesBuild: true,
    alone: true,
    slow: true,
    limit: 20 * MINUTE,
  };
}

function histories(name: keyof typeof SEEDS, shows: string, script: string): Check {
  const commands = SEEDS[name].map(([first, count]) => [
    script,
    '--seed',
    String(first),
    '--histories',
    String(count),
  ]);
  return { name, shows, commands, slow: true, limit: 20 * MINUTE };
}

/** What a machine plays after `npm test`, because it takes too long for a person (`npm test -- --ci`). */
export const CI_CHECKS: Check[] = [
  playwright(
    'long journeys',
    'journeys pass in Chromium that are too long for npm test',
    'e2e/playwright.config.ts',
  ),
  playwright(
    'stories',
    'every story of npm run mock shows what it promises',
    'e2e/mock/playwright.config.ts',
  ),
  playwright('preview', 'every story of the built preview does too', 'e2e/mock/preview.config.ts'),
  {
    ...playwright(
      'firefox',
      'journeys pass in Firefox',
      'e2e/engines/playwright.config.ts',
      '--project=firefox-*',
    ),
    program: 'firefox-esr',
  },
  histories(
    'applicants',
    'invariants hold in the kept histories of applicants on a faulty network',
    'simulation/main.ts',
  ),
  histories(
    'backends',
    'the sandbox and its variants keep the contract in the kept histories of calls',
    'prove/tryHistories.ts',
  ),
  {
    name: 'conformance',
    shows: 'every test that the tables of conformance name has passed in this run',
    commands: [['scripts/check/checkPlayed.ts']],
    alone: true,
    slow: true,
    limit: MINUTE,
  },
];
