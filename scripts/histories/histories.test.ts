import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';
import { runHistories } from '../../contracts/verify/histories/runHistories.ts';
import { startSandbox } from './providers.ts';

/** A process of its own: the faults are planted as its modules are loaded. */
const tryHistories = (...args: string[]) =>
  text(
    spawn(process.execPath, ['scripts/try.ts', 'histories', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }).stdout,
  );

it(
  'the sandbox keeps what it promises over whole histories of calls · CARD-14',
  { timeout: 60_000 },
  async () => {
    const sandbox = await startSandbox();
    const kit = openContract(await loadContract());
    const stage = { ...sandbox, kit, limitMs: 10_000, heard: () => undefined };

    const { failed, calls } = await runHistories(stage, 20, 1);
    await sandbox.close();

    expect(failed).toBe(0);
    expect(calls).toBeGreaterThan(400);
  },
);

it(
  'a backend that accepts an old version is told the calls that show it · CARD-14',
  { timeout: 60_000 },
  async () => {
    const said = await tryHistories('--only', 'an old version is accepted');

    const [save, stale, ...rest] = said.split('\n').filter((line) => line.includes('curl -X PUT'));
    expect(save).toContain('/api/answer   # 200 ETag "1"');
    expect(stale).toContain('-H \'If-Match: "1"\'');
    expect(rest).toHaveLength(1);
    expect(said).toContain('expected 412 answers_changed: another save has changed the answers');
    expect(said).toContain('why      openapi.yaml, "PUT /api/answer"');
  },
);
