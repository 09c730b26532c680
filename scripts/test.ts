import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { findOrInstall } from './browser/installFromDebian.ts';
import { buildWeb } from './build/buildWeb.ts';
import { CI_LEGS } from './check/ciLegs.ts';
import type { Leg, LegResult } from './check/Leg.ts';
import { LEGS } from './check/legs.ts';
import { runLeg } from './check/runLeg.ts';

const AT_ONCE = 2;

/** Runs the selected checks to the end, even if one fails, and returns the exit code. */
async function test(): Promise<number> {
  const values = readCommand({
    name: 'npm test --',
    does: `Runs every check: ${LEGS.map(({ name }) => name).join(', ')}.`,
    options: {
      only: { type: 'string', value: 'a,b', says: 'runs only these checks' },
      ci: {
        type: 'boolean',
        says: 'also plays what takes too long for a person: long journeys, stories, Firefox, histories',
      },
      quick: {
        type: 'boolean',
        says: 'skips checks that need a build or a browser, and tests that uncommitted changes cannot break',
      },
    },
  });
  const only = values.only?.split(',').map((name) => name.trim());
  const legs = values.ci || only ? [...LEGS, ...CI_LEGS] : LEGS;
  const unknown = only?.filter((name) => !legs.some((leg) => leg.name === name)) ?? [];
  if (unknown.length > 0) {
    console.error(
      `Unknown check: ${unknown.join(', ')}. Choose from: ${legs.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const chosen = legs
    .filter(({ name, slow }) => (only?.includes(name) ?? true) && !(values.quick && slow))
    .map((leg) => (values.quick ? onlyChanged(leg) : leg));

  const results: LegResult[] = [];
  const unplayed: string[] = [];
  const build = mkdtempSync(join(tmpdir(), 'admission-build-'));
  process.once('exit', () => rmSync(build, { recursive: true, force: true }));
  // If this shared build fails, each check that needs one builds for itself and reports the build error.
  const built = chosen.some(({ sharesBuild }) => sharesBuild) && buildWeb(build).catch(() => undefined);
  const runToEnd = async (leg: Leg) => {
    if (leg.sharesBuild) await built;
    if (leg.alone) console.log(`\n--- ${leg.name}: ${leg.shows}`);
    if (leg.program && !findOrInstall(leg.program, [leg.program])) {
      unplayed.push(
        `Not played: ${leg.name}. ${leg.program} is not here, and Debian’s package cannot be installed.`,
      );
      return;
    }
    results.push(report(await runLeg(leg, build)));
  };
  const sideBySide = chosen.filter(({ alone }) => !alone).values();
  const runSome = async () => {
    for (const leg of sideBySide) await runToEnd(leg);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runSome));
  for (const leg of chosen.filter(({ alone }) => alone)) await runToEnd(leg);

  const sum = (pick: (result: LegResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  const broken = chosen.filter((leg) => results.some((result) => result.leg === leg && result.failed > 0));
  if (broken.length > 0) {
    console.log(`\nFailed: ${broken.map(({ name }) => name).join(', ')}`);
    // Failures are repeated at the end, because the log is long.
    for (const failure of results.flatMap(({ failures }) => failures)) console.log(`  ${failure}`);
  }
  if (unplayed.length > 0) console.log(`\n${unplayed.join('\n')}`);
  console.log(
    `\n${String(sum(({ passed }) => passed))} passed, ${String(sum(({ failed }) => failed))} failed`,
  );
  return broken.length > 0 ? 1 : 0;
}

/**
 * Limits a check to the tests affected by uncommitted changes (possibly none) and counts its result as one
 * test.
 */
function onlyChanged(leg: Leg): Leg {
  // The pact can be compared only if all consumer tests run.
  if (!leg.report || leg.name === 'contracts') return leg;
  const commands = leg.commands.map((words) => [...words, '--changed', '--passWithNoTests']);
  return { ...leg, commands, report: undefined, sharesBuild: false };
}

function report(result: LegResult): LegResult {
  const { leg, passed, failed, took, output } = result;
  const mark = failed > 0 ? 'FAILED' : 'ok';
  const tests = leg.report ? `  (${String(passed)} passed, ${String(failed)} failed)` : '';
  console.log(
    `${mark.padEnd(7)} ${leg.name.padEnd(15)} ${(took / 1000).toFixed(1).padStart(6)} s  ${leg.shows}${tests}`,
  );
  if (failed > 0 && output) console.log(output.trimEnd().replace(/^/gm, '        '));
  return result;
}

// Exiting kills any checks that are still running (see runLeg).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.exitCode = await test();
