import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCommand } from '../../contracts/kit/readCommand.ts';
import { runAside } from '../browser/installFromDebian.ts';
import { busyFactor } from '../check/busyFactor.ts';
import { StartError } from '../start/StartError.ts';
import { noteProof } from './noteProof.ts';

/** The part of StrykerJS that is used here. */
interface StrykerModule {
  readonly Stryker: new (options: object) => { runMutationTest(): Promise<unknown> };
}

/** The part of StrykerJS's report that is read here. */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/**
 * The folders that are mutated, each with the lowest acceptable score in %, and the tests that run against them. Folders
 * without a bound are tried only with `--mutate`.
 */
const SETS: readonly {
  name: string;
  tests: string;
  folders: Readonly<Record<string, number | undefined>>;
}[] = [
  {
    name: 'core',
    // Without the longest tests, which fill in whole applications.
    tests: 'src/{core,form,routes}/**/!(applications).test.ts',
    folders: { 'src/core': 95, 'src/routes': 95 },
  },
  { name: 'form', tests: 'src/form/**/!(applications).test.ts', folders: { 'src/form': 95 } },
  { name: 'sdk', tests: 'sdk/src/**/*.test.ts', folders: { 'sdk/src': 95 } },
  { name: 'session', tests: 'src/session/**/*.test.{ts,tsx}', folders: { 'src/session': 90 } },
  { name: 'ui', tests: 'src/ui/**/*.test.{ts,tsx}', folders: { 'src/ui': undefined } },
  { name: 'features', tests: 'src/features/**/*.test.{ts,tsx}', folders: { 'src/features': undefined } },
  { name: 'app', tests: 'src/app/**/*.test.{ts,tsx}', folders: { 'src/app': undefined } },
  {
    name: 'tools',
    tests: '{sandbox,scripts}/**/*.test.ts',
    folders: { sandbox: undefined, scripts: undefined },
  },
];
/** Files without behaviour: texts, tests, code used only by tests and the mock, and generated files. */
const NOT_MUTATED = [
  ...['*Words.ts', '*.{test,test-d}.{ts,tsx}', 'test-support/**', 'examples/**'],
  ...['generated/**', 'countryNames.ts', '*.txt'],
].map((files) => `!**/${files}`);
const CACHE = 'node_modules/.cache/mutants';
/** StrykerJS would add a fifth to the number of packages, so only this run installs it. */
const STRYKER = { version: '10.1.1', folder: 'node_modules/.cache/stryker' };

const { mutate, concurrency } = readCommand({
  name: 'npm run try -- mutants',
  does: 'Changes the code in one place at a time (StrykerJS), and reports each change that no unit test detects.',
  options: {
    mutate: {
      type: 'string',
      value: '<files>',
      says: 'only these files, e.g. src/core/run/** or src/routes/paths.ts:3-9; the scores are not written down',
    },
    concurrency: {
      type: 'string',
      isWhole: true,
      value: '<n>',
      default: '2',
      says: 'the number of mutants to try at once; 2 by default',
    },
  },
});

mkdirSync(CACHE, { recursive: true });
const { Stryker } = (await import(installed('core/dist/src/index.js'))) as StrykerModule;
const lines: string[] = [];
for (const { name, tests, folders } of SETS) {
  const wanted = mutate
    ? Object.keys(folders).some((folder) => mutate.startsWith(`${folder}/`)) && [mutate]
    : Object.keys(folders).flatMap((folder) => (folders[folder] ? [`${folder}/**/*.{ts,tsx}`] : []));
  if (!wanted || wanted.length === 0) continue;
  // Read by vitest.config.ts, also in the processes that StrykerJS starts.
  process.env.MUTANT_TESTS = tests;
  const incrementalFile = `${CACHE}/${name}.json`;
  await new Stryker({
    mutate: [...wanted, ...NOT_MUTATED],
    concurrency: Number(concurrency),
    incremental: true,
    incrementalFile,
    ignorePatterns: ['/dist', '/.data', '/docs/screens', '/test-results', '/playwright-report'],
    tempDirName: 'dist/mutants',
    // The time zone of a worker thread cannot be changed.
    vitest: { pool: 'forks' },
    plugins: [installed('vitest-runner/dist/src/index.js')],
    testRunner: 'vitest',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    // A mutant that only slows the code down on a busy machine is not detected. A page is slowed down by every process.
    timeoutMS: 5_000 * busyFactor(),
    dryRunTimeoutMinutes: 20,
    allowConsoleColors: false,
  }).runMutationTest();
  const { files } = JSON.parse(readFileSync(incrementalFile, 'utf8')) as Report;
  for (const [folder, bound] of Object.entries(folders)) lines.push(...scoreOf(files, folder, bound));
}
console.log(lines.join('\n'));
const scores = lines.map((line) => /`(.+?)`.* ([\d.]+ %) \(/.exec(line)?.slice(1).join(' ') ?? '');
if (!mutate) noteProof('mutants', scores.join(', '), lines);

/** Returns the address of a file of StrykerJS, which is first installed if this version is not. */
function installed(file: string): string {
  const folder = `${STRYKER.folder}/${STRYKER.version}`;
  const path = resolve(folder, 'node_modules/@stryker-mutator', file);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER.version}`);
    // Without its peers: it finds Vitest in this project.
    runAside('npm', ['install', '--prefix', folder, '--legacy-peer-deps', '--ignore-scripts', ...packages]);
    if (!existsSync(path))
      throw new StartError('StrykerJS could not be installed: is the npm registry reachable?');
  }
  return pathToFileURL(path).href;
}

/** Returns the score of a folder as a line, if any of its mutants was tried; a score below its bound fails the run. */
function scoreOf(files: Report['files'], folder: string, bound = 0): string[] {
  const mutants = Object.entries(files).flatMap(([file, own]) =>
    file.startsWith(`${folder}/`) ? own.mutants : [],
  );
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const detected = count('Killed', 'Timeout');
  const all = detected + count('Survived', 'NoCoverage');
  if (all === 0) return [];
  const score = (detected / all) * 100;
  if (score < bound) process.exitCode = 1;
  return [
    `- \`${folder}\`: ${String(detected)} of ${String(all)} mutants are detected, ${score.toFixed(1)} % (at least ${String(bound)} %); ${String(count('Ignored'))} are named as equivalent.`,
  ];
}
