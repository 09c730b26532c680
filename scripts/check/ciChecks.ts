import type { Check } from './Check.ts';
import { ENSURE_BROWSER, RUNNING } from './checks.ts';

const MINUTE = 60_000;
/** The histories that every change plays: from a first seed, so many; and all that once failed. */
const HISTORIES = {
  applicants: [['--seed', '1', '--histories', '1000'], ['--once-failed']],
  backends: [['--seed', '1', '--histories', '100']],
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

function histories(name: keyof typeof HISTORIES, shows: string, script: string): Check {
  const commands = HISTORIES[name].map((words) => [script, ...words]);
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
