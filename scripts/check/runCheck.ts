import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { busyFactor, loadPerCore } from './busyFactor.ts';
import { countTests } from './countTests.ts';
import type { Check, CheckResult } from './Check.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** On a busy machine, a check may take this many times as long as its limit. */
const MOST_TIMES = 4;

/**
 * Runs one check to completion and counts its tests. Exceeding the time limit, or being killed, is a failure,
 * which names the test that was running; on a busy machine, the limit is longer.
 * @param build the folder of the production files, for checks that share them.
 * @param root the repository, or a copy of it.
 * @param load the number of processes that wait for each core.
 */
export async function runCheck(
  check: Check,
  build: string,
  root = ROOT,
  load = loadPerCore,
): Promise<CheckResult> {
  const started = performance.now();
  let output = '';
  const cutOff: string[] = [];
  const note = (text: string) => {
    if (check.alone) process.stdout.write(text);
    else output += text;
  };

  // A report left by an earlier run would be counted if this run writes none.
  const running = join(root, `test-results/${check.name.replaceAll(/[ /]/g, '-')}.running`);
  for (const file of [check.report, ...globSync(`${running}*`)]) if (file) rmSync(file, { force: true });
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const env = { ...environment(check, build, root), ADMIT_RUNNING: running };
  const isOver = () => {
    const minutes = (performance.now() - started) / 60_000;
    const isWaiting = busyFactor(load()) > 1 && performance.now() - started < MOST_TIMES * check.limit - 1;
    const said = `${check.name}: ${isWaiting ? 'still running' : 'timed out'} after ${minutes.toFixed(1)} minutes, with ${load().toFixed(1)} processes for each core.`;
    const text = isWaiting ? `${said} Waiting longer.` : `${said} ${describeRunning(check, running)}`;
    note(`${text}\n`);
    if (!isWaiting) cutOff.push(text);
    return !isWaiting;
  };
  let succeeded = true;
  for (const words of check.commands) {
    const { code, signal } = await run({ ...check, root, isOver }, words, env, note);
    succeeded = code === 0;
    // Such as by the system, if memory is short; a program cannot say so itself.
    if (signal && cutOff.length === 0) {
      cutOff.push(`${check.name}: ended from outside by ${signal}. ${describeRunning(check, running)}`);
      note(`${cutOff.join()}\n`);
    }
    if (!succeeded) break;
  }
  // Some programs ignore NO_COLOR.
  output = stripVTControlCharacters(output);
  const count = countTests(check, succeeded);
  const failures = [...count.failures, ...cutOff];
  return { check, ...count, failures, took: performance.now() - started, output };
}

/** Names the tests that were running, and the command that runs the last of them alone. */
function describeRunning({ name, commands }: Check, file: string): string {
  const [told = [], ...begun] = globSync([file, `${file}-*`])
    .toSorted()
    .map((each) => readFileSync(each, 'utf8').split('\n').filter(Boolean));
  // Each worker has also written which test it has begun: one that never ends may be listed only as its file.
  const named = told.map((each) => begun.flat().find((test) => test.startsWith(`${each} `)) ?? each);
  const running = [...new Set(named)];
  const [path = '', ...title] = running.at(-1)?.split(' ') ?? [];
  const [program = '', ...words] = commands.at(-1) ?? [];
  const option = (key: string) => (words.includes(key) ? `${key} ${words[words.indexOf(key) + 1]} ` : '');
  // Both programs take a title as a pattern.
  const pattern = title.join(' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const quoted = `'${pattern.replaceAll("'", String.raw`'\''`)}'`;
  const alone =
    program === 'vitest'
      ? `npx vitest run ${option('--project')}${path}${title.length > 0 ? ` -t ${quoted}` : ''}`
      : `npx playwright test ${option('--config')}${path} -g ${quoted} --workers=1`;
  if (running.length === 0) return `Alone: npm test -- --only '${name}'`;
  return `Running: ${running.slice(-3).join(' | ')}. Alone: ${alone}`;
}

function run(
  { limit, root, isOver }: Check & { root: string; isOver: () => boolean },
  words: string[],
  env: NodeJS.ProcessEnv,
  note: (text: string) => void,
): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
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
    const timer = setInterval(() => {
      if (isOver()) stop();
    }, limit);
    process.once('exit', stop);

    child.stdout.on('data', (chunk: Buffer) => note(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => note(chunk.toString()));
    child.once('error', (error) => note(`${error.message}\n`));
    child.once('close', (code, signal) => {
      clearInterval(timer);
      process.off('exit', stop);
      resolve({ code, signal });
    });
  });
}

function environment(
  { commands, report, sharesBuild }: Check,
  build: string,
  root: string,
): NodeJS.ProcessEnv {
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
