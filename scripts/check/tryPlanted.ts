import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommand } from '../../contracts/kit/readCommand.ts';
import { noteProof } from '../try/noteProof.ts';
import type { Check, CheckResult } from './Check.ts';
import { CHECKS } from './checks.ts';
import { plant, readPlanted, type Planted } from './readPlanted.ts';
import { runCheck } from './runCheck.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Folders that are not copied from the working tree; `node_modules` is copied separately. */
const MADE = new Set(['.git', '.data', 'dist', 'node_modules', 'playwright-report', 'test-results']);
const MINUTE = 60_000;

const values = readCommand({
  name: 'npm run try -- planted',
  does: 'Plants each fault of planted/*.json in turn in a copy of the repository, and runs the proof that must detect it.',
  options: {
    only: { type: 'string', value: '<words>', says: 'only faults whose name contains these words' },
    proof: {
      type: 'string',
      value: '<word>',
      says: 'only faults whose proof contains this word in its path or name',
    },
    histories: {
      type: 'string',
      isWhole: true,
      value: '<n>',
      default: '150',
      says: 'the number of histories to play for each fault that the simulation must detect; 150 by default',
    },
  },
});

const rows = readPlanted(ROOT).filter(
  ({ name, proof }) => name.includes(values.only ?? '') && proof.includes(values.proof ?? ''),
);
// Exiting removes the copies and ends the running proof.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const copy = makeCopy();
const missed: string[] = [];
/** The proofs that have passed without a fault. */
const passed = new Set(['simulation']);
for (const row of rows) {
  const started = performance.now();
  const failure = await tryRow(row);
  if (failure === null) missed.push(row.name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(
    `${failure === null ? 'MISSED  ' : 'detected'} ${seconds} s  ${row.name}${failure ? ` ← ${failure}` : ''}`,
  );
}
console.log(
  `\n${String(rows.length - missed.length)} of ${String(rows.length)} planted faults were detected.`,
);
for (const name of missed) console.log(`  Not detected: ${name}`);
process.exitCode = missed.length > 0 || rows.length === 0 ? 1 : 0;
if (values.only === undefined && values.proof === undefined)
  noteProof(
    'planted',
    `${String(rows.length - missed.length)} of ${String(rows.length)} faults detected`,
    missed.map((name) => `- Not detected: ${name}`),
  );

/** Copies the working tree, including uncommitted changes. */
function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'admission-planted-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  const packages = [join(ROOT, 'node_modules'), folder];
  try {
    execFileSync('cp', ['-RPl', ...packages], { stdio: 'ignore' });
  } catch {
    // Hard links do not work across file systems.
    execFileSync('cp', ['-RP', ...packages]);
  }
  for (const cache of ['.cache', '.vite', '.vite-temp'])
    rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true });
  return folder;
}

/** Plants a fault and runs its proof. Returns the failure, or null if there was none. */
async function tryRow(row: Planted): Promise<string | null> {
  const path = join(copy, row.file);
  const source = readFileSync(path, 'utf8');
  try {
    // What also fails without the fault proves nothing. The simulation is asked for the history that has failed.
    process.env.ADMIT_HISTORIES = '1';
    if (!passed.has(row.proof) && (await runCheck(proofOf({ ...row, title: undefined }), '', copy)).failed)
      throw new Error(`${row.proof} fails without a fault.`);
    passed.add(row.proof);
    // The number of histories that prove/histories.test.ts plays.
    process.env.ADMIT_HISTORIES = '100';
    writeFileSync(path, plant(source, row));
    const failure = firstFailure(await runCheck(proofOf(row), '', copy), row.title);
    writeFileSync(path, source);
    const seed = /^seed (\d+): /.exec(failure ?? '')?.[1];
    const failsAnyway = seed && (await runCheck(simulate(seed, '1'), '', copy)).failed > 0;
    return failsAnyway ? null : failure;
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

/** Turns the proof into a check that runs in the copy. */
function proofOf({ proof, title }: Planted): Check {
  if (proof === 'simulation') return simulate('1', values.histories);
  const check = CHECKS.find(({ name }) => name === proof);
  if (check) return { ...check, report: undefined, alone: false };
  const report = join(copy, 'test-results/planted.xml');
  const pattern = title?.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const commands = /\.(e2e|faults)\.ts$/.test(proof)
    ? [
        [
          'playwright',
          'test',
          ...(proof.endsWith('.faults.ts') ? ['-c', 'e2e/faults/playwright.config.ts'] : []),
          proof,
          '--reporter=junit',
          ...(pattern ? ['-g', pattern] : []),
        ],
      ]
    : [
        ['vitest', 'run', proof, '--bail=1', '--reporter=junit', `--outputFile.junit=${report}`].concat(
          pattern ? ['-t', pattern] : [],
        ),
      ];
  return { name: proof, shows: '', commands, report, limit: 10 * MINUTE };
}

function simulate(seed: string, histories: string): Check {
  const words = ['simulation/main.ts', '--seed', seed, '--histories', histories, '--until-red'];
  return { name: 'simulation', shows: '', commands: [words], limit: 60 * MINUTE };
}

/**
 * Returns the first failure; null if the proof passed, crashed, timed out or found no test with this title.
 */
function firstFailure({ check, failed, failures, output }: CheckResult, title = ''): string | null {
  const [first = ''] = output.trim().split('\n');
  // A file that does not load is reported as a test named after the file.
  const failure = failures.find((failure) => !failure.startsWith(`${check.name} ${check.name}:`));
  const says = check.name === 'simulation' ? first.startsWith('seed ') : output.includes(title);
  if (failed === 0) return null;
  if ((check.report ? failure : says) && !output.includes('Check timed out after'))
    return failure ?? (title || first);
  console.error(output.trim());
  return null;
}
