import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { countTests } from './countTests.ts';
import type { Leg, LegResult } from './Leg.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs one check to completion and counts its tests; exceeding the time limit is a failure.
 * @param build the folder of the production files, for checks that share them.
 * @param root the repository, or a copy of it.
 */
export async function runLeg(leg: Leg, build: string, root = ROOT): Promise<LegResult> {
  const started = performance.now();
  let output = '';
  const note = (text: string) => {
    if (leg.alone) process.stdout.write(text);
    else output += text;
  };

  // A report left by an earlier run would be counted if this run writes none.
  if (leg.report) rmSync(leg.report, { force: true });
  let succeeded = true;
  for (const words of leg.commands)
    succeeded &&= await run({ ...leg, root }, words, environment(leg, build, root), note);
  // Some programs ignore NO_COLOR.
  output = stripVTControlCharacters(output);
  return { leg, ...countTests(leg, succeeded), took: performance.now() - started, output };
}

function run(
  { limit, root }: Leg & { root: string },
  words: string[],
  env: NodeJS.ProcessEnv,
  note: (text: string) => void,
): Promise<boolean> {
  const [program = '', ...rest] = words;
  const isPath = program.includes('/');
  const command = isPath ? process.execPath : join(root, 'node_modules/.bin', program);

  return new Promise((resolve) => {
    const child = spawn(command, isPath ? words : rest, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Starts a separate process group, so that a timeout ends its children too.
      detached: true,
    });
    const stop = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(() => {
      note(`Check timed out after ${String(limit / 60_000)} minutes.\n`);
      stop();
    }, limit);
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

function environment({ commands, report, sharesBuild }: Leg, build: string, root: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // Programs start with `env node`, so this Node must come first on the path.
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter),
    // Node starts dozens of times, running much of the same code each time.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: report,
    ...(sharesBuild && { ADMIT_SHARED_BUILD: build }),
    // Playwright's workers set FORCE_COLOR themselves, and would print a warning if both variables were set.
    ...(commands.some(([program]) => program === 'playwright') ? { FORCE_COLOR: '0' } : { NO_COLOR: '1' }),
    // Node strips the types itself, in half the time that Playwright takes for a first run.
    PW_DISABLE_TS_ESM: '1',
    // The type checker is a Go program, which otherwise spends a quarter of its time collecting garbage.
    GOGC: '400',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    PACT_DO_NOT_TRACK: 'true',
  };
}
