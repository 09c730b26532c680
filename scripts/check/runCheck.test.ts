import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { busyFactor } from './busyFactor.ts';
import { runCheck } from './runCheck.ts';

const RUNNING = 'src/menu.test.ts menu > it’s open';
const VITEST = ['vitest', 'run', '--project', 'unit-screens'];

/**
 * Runs a check of which one test hangs, until its time is over.
 * @param last the last command of the check; by default, the script that hangs itself.
 * @param begun what a worker wrote about the test that it had begun.
 */
async function runHanging(
  load: number,
  last?: string[],
  { then = '', running = RUNNING, begun = '', name = 'unit screens' } = {},
) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'admission-check-'));
  const script = join(folder.path, 'hang.mjs');
  await writeFile(
    script,
    `import { writeFileSync } from 'node:fs';
     const path = process.env.ADMIT_RUNNING;
     if (process.argv.length > 2) writeFileSync(path, ${JSON.stringify(`src/a.test.ts\n${running}`)});
     if (process.argv.length > 2) writeFileSync(path + '-1', ${JSON.stringify(begun)});
     ${then} setInterval(() => undefined, 1_000);`,
  );
  const commands = last ? [[script, 'tests'], last] : [[script]];
  const check = { name, shows: '', commands, limit: 600 };
  return await runCheck(check, '', folder.path, () => load);
}

it('a check that runs past its time names the running test, the load and the command that runs it alone', async () => {
  const { failed, failures, output } = await runHanging(0.5, VITEST);

  expect(failed).toBe(1);
  expect(output).not.toContain('still running');
  expect(failures).toEqual([
    `unit screens: timed out after 0.0 minutes, with 0.5 processes for each core. Running: src/a.test.ts | ${RUNNING}. Alone: npx vitest run --project unit-screens src/menu.test.ts -t 'menu > it’s open'`,
  ]);
});

it('the command that runs a test alone has the configuration of its check, and takes its title literally', async () => {
  const running = `e2e/mock/a.ts is it (“open”) for $5?`;
  const { failures } = await runHanging(0.5, ['playwright', 'test', '--config', 'e2e/mock/first.config.ts'], {
    running,
  });

  expect(failures.join()).toContain(
    String.raw`Running: src/a.test.ts | ${running}. Alone: npx playwright test --config e2e/mock/first.config.ts e2e/mock/a.ts -g 'is it \(“open”\) for \$5\?' --workers=1`,
  );
});

it('a test that never lets go of its worker, which therefore cannot report it, is named too', async () => {
  // A planted fault's check is named after its test file.
  const told = { running: 'src/menu.test.ts', begun: RUNNING, name: 'src/menu.test.ts' };
  const { failures } = await runHanging(0.5, VITEST, told);

  expect(failures.join()).toMatch(
    /Running: src\/a.test.ts \| src\/menu.test.ts menu > it’s open\. .* -t 'menu > it’s open'$/,
  );
});

it('a check that is killed says so, and names the running test', async () => {
  const { failed, failures } = await runHanging(0.5, VITEST, {
    then: 'process.kill(process.pid, "SIGKILL");',
  });

  expect(failed).toBe(1);
  expect(failures).toEqual([
    expect.stringMatching(
      /^unit screens: ended from outside by SIGKILL\. Running: .*menu > it’s open\. Alone: npx vitest /,
    ),
  ]);
});

it('a check without tests that runs past its time says how to run it alone', async () => {
  const { failures } = await runHanging(0.5);

  expect(failures).toEqual([expect.stringMatching(/ Alone: npm test -- --only 'unit screens'$/)]);
});

it('on a busy machine, a check gets up to four times as long', async () => {
  const { failed, failures, output, took } = await runHanging(12, VITEST);

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
