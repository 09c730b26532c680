import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { busyFactor } from './busyFactor.ts';
import { runCheck } from './runCheck.ts';

const RUNNING = 'src/menu.test.ts menu > it’s open';

/** Runs a check of which one test hangs, until its time is over. */
async function runHanging(load: number, program: 'vitest' | 'node', then = '') {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'admission-check-'));
  const script = join(folder.path, 'hang.mjs');
  await writeFile(
    script,
    `import { writeFileSync } from 'node:fs';
     if (process.argv.length > 2) writeFileSync(process.env.ADMIT_RUNNING, 'src/a.test.ts\\n${RUNNING}');
     ${then} setInterval(() => undefined, 1_000);`,
  );
  const last = program === 'vitest' ? ['vitest', 'run', '--project', 'unit-screens'] : [script];
  const commands = program === 'vitest' ? [[script, 'tests'], last] : [last];
  const check = { name: 'unit screens', shows: '', commands, limit: 600 };
  return await runCheck(check, '', folder.path, () => load);
}

it('a check that runs past its time names the running test, the load and the command that runs it alone', async () => {
  const { failed, failures, output } = await runHanging(0.5, 'vitest');

  expect(failed).toBe(1);
  expect(output).not.toContain('still running');
  expect(failures).toEqual([
    `unit screens: timed out after 0.0 minutes, with 0.5 processes for each core. Running: src/a.test.ts | ${RUNNING}. Alone: npx vitest run --project unit-screens src/menu.test.ts -t 'menu > it’s open'`,
  ]);
});

it('a check that is killed says so, and names the running test', async () => {
  const { failed, failures } = await runHanging(0.5, 'vitest', 'process.kill(process.pid, "SIGKILL");');

  expect(failed).toBe(1);
  expect(failures).toEqual([
    expect.stringMatching(
      /^unit screens: ended from outside by SIGKILL\. Running: .*menu > it’s open\. Alone: npx vitest /,
    ),
  ]);
});

it('a check without tests that runs past its time says how to run it alone', async () => {
  const { failures } = await runHanging(0.5, 'node');

  expect(failures).toEqual([expect.stringMatching(/ Alone: npm test -- --only 'unit screens'$/)]);
});

it('on a busy machine, a check gets up to four times as long', async () => {
  const { failed, failures, output, took } = await runHanging(12, 'vitest');

  expect(failed).toBe(1);
  expect(took).toBeGreaterThan(2_300);
  expect(output.match(/still running/g)).toHaveLength(3);
  expect(failures).toEqual([expect.stringContaining('with 12.0 processes for each core. Running: ')]);
});

it.each([
  [0.1, 1],
  [2, 1],
  [5, 2.5],
  [12, 6],
  [40, 6],
])('with %d processes for each core, time limits are multiplied by %d', (load, factor) => {
  expect(busyFactor(load)).toBe(factor);
});
