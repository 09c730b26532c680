import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommand } from '../../contracts/verify/readCommand.ts';
import type { Leg, LegResult } from './Leg.ts';
import { LEGS } from './legs.ts';
import { plant, readPlanted } from './readPlanted.ts';
import type { Planted } from './readPlanted.ts';
import { runLeg } from './runLeg.ts';

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
    workers: {
      type: 'string',
      isWhole: true,
      value: '<n>',
      default: '1',
      says: 'the number of faults to try at once, each in its own copy; 1 by default',
    },
  },
});

const rows = readPlanted(ROOT).filter(
  ({ name, proof }) => name.includes(values.only ?? '') && proof.includes(values.proof ?? ''),
);
// The number of histories that contracts/prove/histories.test.ts plays.
process.env.ADMIT_HISTORIES = '100';
// Exiting removes the copies and ends the running proof.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const waiting = rows.values();
const notRed: string[] = [];
await Promise.all(Array.from({ length: Number(values.workers) }, tryRows));
console.log(
  `\n${String(rows.length - notRed.length)} of ${String(rows.length)} planted faults were detected.`,
);
for (const name of notRed) console.log(`  Not detected: ${name}`);
process.exitCode = notRed.length > 0 || rows.length === 0 ? 1 : 0;

/** Takes faults from the shared queue, one after another, and tries them in this worker's own copy. */
async function tryRows(): Promise<void> {
  const copy = makeCopy();
  for (const row of waiting) {
    const started = performance.now();
    const red = await tryRow(copy, row);
    if (red === null) notRed.push(row.name);
    const took = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${red === null ? 'MISSED  ' : 'detected'} ${took.padStart(6)} s  ${row.name}${red ? ` ← ${red}` : ''}`,
    );
  }
}

/** Copies the working tree, including uncommitted changes. */
function makeCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'admission-planted-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  const packages = [join(ROOT, 'node_modules'), copy];
  try {
    execFileSync('cp', ['-RPl', ...packages], { stdio: 'ignore' });
  } catch {
    // Hard links do not work across file systems.
    execFileSync('cp', ['-RP', ...packages]);
  }
  for (const cache of ['.cache', '.vite', '.vite-temp'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
  return copy;
}

/** Plants a fault and runs its proof. Returns what failed, or null if nothing did. */
async function tryRow(copy: string, row: Planted): Promise<string | null> {
  const path = join(copy, row.file);
  const source = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, plant(source, row));
    const red = firstFailure(await runLeg(proofOf(copy, row), '', copy), row.title);
    writeFileSync(path, source);
    // A history that also fails without the fault proves nothing.
    const seed = /^seed (\d+): /.exec(red ?? '')?.[1];
    const isRedAnyway = seed && (await runLeg(simulate(seed, '1'), '', copy)).failed > 0;
    return isRedAnyway ? null : red;
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

/** Turns the proof into a check that runs in the copy. */
function proofOf(copy: string, { proof, title }: Planted): Leg {
  if (proof === 'simulation') return simulate('1', values.histories);
  const leg = LEGS.find(({ name }) => name === proof);
  if (leg) return { ...leg, report: undefined, alone: false };
  const report = join(copy, 'test-results/planted.xml');
  const pattern = title?.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const commands = /\.(e2e|faults)\.ts$/.test(proof)
    ? [
        [
          'playwright',
          'test',
          ...configOf(proof),
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

function configOf(proof: string): string[] {
  return proof.endsWith('.faults.ts') ? ['-c', 'e2e/faults/playwright.config.ts'] : [];
}

function simulate(seed: string, histories: string): Leg {
  const words = ['simulation/main.ts', '--seed', seed, '--histories', histories, '--until-red'];
  return { name: 'simulation', shows: '', commands: [words], limit: 60 * MINUTE };
}

/**
 * Returns the first failure; null if the proof passed, crashed, timed out or found no test with this title.
 */
function firstFailure({ leg, failed, failures, output }: LegResult, title = ''): string | null {
  const [first = ''] = output.trim().split('\n');
  // A file that does not load is reported as a test named after the file.
  const red = failures.find((failure) => !failure.startsWith(`${leg.name} ${leg.name}:`));
  const says = leg.name === 'simulation' ? first.startsWith('seed ') : output.includes(title);
  if (failed === 0) return null;
  if ((leg.report ? red : says) && !output.includes('Check timed out after')) return red ?? (title || first);
  console.error(output.trim());
  return null;
}
