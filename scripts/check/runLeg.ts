import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTests } from './countTests.ts';
import { REPORT } from './Leg.ts';
import type { Leg, LegResult } from './Leg.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs one check to its end and counts it; a missing input or a run over its time is a failure.
 *
 * @param sharedBuild the folder of the production files, for the checks that share them.
 */
export async function runLeg(leg: Leg, sharedBuild: string): Promise<LegResult> {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const report = join(folder, 'report.json');
  let output = '';
  const note = (text: string) => {
    if (leg.alone) process.stdout.write(text);
    else output += text;
  };

  const missing = leg.needs.filter((path) => !existsSync(join(ROOT, path)));
  if (missing.length > 0) note(`There is nothing to check yet: ${missing.join(', ')} is missing.\n`);
  let succeeded = missing.length === 0;
  for (const command of leg.commands) {
    const words = command.map((word) => word.replace(REPORT, report));
    succeeded &&= await run(leg, words, environment(leg, report, sharedBuild), note);
  }

  const count = countTests(leg, report, succeeded);
  rmSync(folder, { recursive: true, force: true });
  return { leg, ...count, took: performance.now() - started, output };
}

function run(
  leg: Leg,
  words: string[],
  env: NodeJS.ProcessEnv,
  note: (text: string) => void,
): Promise<boolean> {
  const [program = '', ...rest] = words;
  const isPath = program.includes('/');
  const command = isPath ? process.execPath : join(ROOT, 'node_modules/.bin', program);

  return new Promise((resolve) => {
    const child = spawn(command, isPath ? words : rest, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that giving up ends its children too.
      detached: true,
    });
    const stop = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(() => {
      note(`Given up after ${String(leg.limit / 60_000)} minutes.\n`);
      stop();
    }, leg.limit);
    process.once('exit', stop);

    child.stdout.on('data', (chunk: Buffer) => note(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => note(chunk.toString()));
    child.once('error', (error) => note(`${error.message}\n`));
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve(code === 0);
    });
  });
}

function environment({ commands, sharesBuild }: Leg, report: string, build: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // Programs start with `env node`: this very Node comes first.
    PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(sharesBuild && { ADMIT_SHARED_BUILD: build }),
    // Playwright's workers set FORCE_COLOR themselves, and warn when both are there.
    ...(commands.some(([program]) => program === 'playwright') ? { FORCE_COLOR: '0' } : { NO_COLOR: '1' }),
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    PACT_DO_NOT_TRACK: 'true',
  };
}
