import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { openDatabase } from '../../sandbox/database/openDatabase.ts';
import { convertFile } from '../../sandbox/documents/convertFile.ts';
import { forward, startProxy } from '../../scripts/gateway/startProxy.ts';
import { describeHistory } from '../verify/histories/describeHistory.ts';
import { runHistories } from '../verify/histories/runHistories.ts';
import { openOwnContract } from '../verify/verifyProvider.ts';

vi.setConfig({ testTimeout: 120_000 });

/**
 * Plays histories, each with a restart, against a sandbox that keeps its data in a file, and describes those that failed.
 *
 * @param lose - SQL that deletes what the backend does not keep over a restart.
 */
async function play(seeds: number[], lose = ''): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'restart-'));
  const file = join(folder, 'sandbox.db');
  const start = async () => {
    const options = { database: file, passwordCost: 2 ** 4, conversionDelayMs: 100, convert: convertFile };
    const sandbox = await createSandbox(options);
    return { ...sandbox, ...(await sandbox.listen()) };
  };
  let sandbox = await start();
  // Its address stays the same.
  const proxy = await startProxy((request) => forward(sandbox.url, request));
  onTestFinished(async () => {
    await proxy.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });
  const restart = async () => {
    await sandbox.close();
    const database = openDatabase(file);
    if (lose !== '') database.run(lose);
    database.close();
    sandbox = await start();
  };
  const url = proxy.url.replace('127.0.0.1', 'localhost');
  const statesUrl = `${url}/_sandbox/provider-states`;
  const kit = await openOwnContract();
  const stage = { url, statesUrl, kit, limitMs: 10_000, heard: () => undefined, restart };
  const told: string[] = [];
  for (const seed of seeds) {
    const { failures, restarts } = await runHistories(stage, 1, seed);
    expect(restarts).toBe(1);
    told.push(...failures.map((failure) => describeHistory(failure, statesUrl)));
  }
  return told;
}

it('what is saved survives a restart of the sandbox · API-44, API-45, DOC-13', async () => {
  expect(await play([10, 20])).toEqual([]);
});

it('a backend may end all sessions when it is restarted · CARD-14', async () => {
  expect(await play([10], 'DELETE FROM sessions')).toEqual([]);
});

it('a backend that forgets numbers when it is restarted is reported with the place of the restart · API-44', async () => {
  const [text = ''] = await play([10], 'DELETE FROM saves');

  expect(text).toMatch(
    /-H 'admit-save: [^]*\n {2}# restart the server\n[^]*saves has the highest number applied/,
  );
});
