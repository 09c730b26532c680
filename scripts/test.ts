import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { findOrInstall } from './browser/installFromDebian.ts';
import { buildWeb } from './build/buildWeb.ts';
import { CI_CHECKS } from './check/ciChecks.ts';
import type { Check, CheckResult } from './check/Check.ts';
import { CHECKS } from './check/checks.ts';
import { runCheck } from './check/runCheck.ts';

const AT_ONCE = 2;

/** Runs the selected checks to the end, even if one fails, and returns the exit code. */
async function test(): Promise<number> {
  const values = readCommand({
    name: 'npm test --',
    does: `Runs every check: ${CHECKS.map(({ name }) => name).join(', ')}.`,
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
  const checks = values.ci || only ? [...CHECKS, ...CI_CHECKS] : CHECKS;
  const unknown = only?.filter((name) => !checks.some((check) => check.name === name)) ?? [];
  if (unknown.length > 0) {
    console.error(
      `Unknown check: ${unknown.join(', ')}. Choose from: ${checks.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const chosen = checks
    .filter(({ name, slow }) => (only?.includes(name) ?? true) && !(values.quick && slow))
    .map((check) => (values.quick ? onlyChanged(check) : check));

  const results: CheckResult[] = [];
  const unplayed: string[] = [];
  const build = mkdtempSync(join(tmpdir(), 'admission-build-'));
  process.once('exit', () => rmSync(build, { recursive: true, force: true }));
  // If this shared build fails, each check that needs one builds for itself and reports the build error.
  const built = chosen.some(({ sharesBuild }) => sharesBuild) && buildWeb(build).catch(() => undefined);
  const runToEnd = async (check: Check) => {
    if (check.sharesBuild) await built;
    if (check.alone) console.log(`\n--- ${check.name}: ${check.shows}`);
    if (check.program && !findOrInstall(check.program, [check.program])) {
      unplayed.push(
        `Not played: ${check.name}. ${check.program} is not here, and Debian’s package cannot be installed.`,
      );
      return;
    }
    results.push(report(await runCheck(check, build)));
  };
  const sideBySide = chosen.filter(({ alone }) => !alone).values();
  const runSome = async () => {
    for (const check of sideBySide) await runToEnd(check);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runSome));
  for (const check of chosen.filter(({ alone }) => alone)) await runToEnd(check);

  const sum = (pick: (result: CheckResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  const broken = chosen.filter((check) =>
    results.some((result) => result.check === check && result.failed > 0),
  );
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
function onlyChanged(check: Check): Check {
  // The pact can be compared only if all consumer tests run.
  if (!check.report || check.name === 'contracts') return check;
  const commands = check.commands.map((words) => [...words, '--changed', '--passWithNoTests']);
  return { ...check, commands, report: undefined, sharesBuild: false };
}

function report(result: CheckResult): CheckResult {
  const { check, passed, failed, took, output } = result;
  const mark = failed > 0 ? 'FAILED' : 'ok';
  const tests = check.report ? `  (${String(passed)} passed, ${String(failed)} failed)` : '';
  console.log(
    `${mark.padEnd(7)} ${check.name.padEnd(15)} ${(took / 1000).toFixed(1).padStart(6)} s  ${check.shows}${tests}`,
  );
  if (failed > 0 && output) console.log(output.trimEnd().replace(/^/gm, '        '));
  return result;
}

// Exiting kills any checks that are still running (see runCheck).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.exitCode = await test();
