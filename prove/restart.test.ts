import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { openDatabase } from '../sandbox/database/openDatabase.ts';
import { convertFile } from '../sandbox/documents/convertFile.ts';
import { forward, startProxy } from '../scripts/gateway/startProxy.ts';
import { makeHistory } from '../contracts/model/history.ts';
import { describeHistory } from '../contracts/verify/histories/describeHistory.ts';
import { playHistory } from '../contracts/verify/histories/playHistory.ts';
import type { Stage } from '../contracts/verify/histories/Stage.ts';
import { runHistories } from '../contracts/verify/histories/runHistories.ts';
import { openOwnContract } from '../contracts/kit/openOwnContract.ts';

vi.setConfig({ testTimeout: 120_000 });

/** SQL that leaves only the counter of each version. */
const COUNTING = `CREATE TRIGGER counting AFTER UPDATE OF answers_version ON accounts BEGIN
  UPDATE accounts SET answers_version = CAST(NEW.answers_version AS INTEGER) WHERE id = NEW.id; END`;

/**
 * Starts a sandbox that keeps its data in a file and can be restarted.
 *
 * @param lose - SQL that deletes the data that the backend loses in a restart.
 * @param prepare - SQL that is run once, before the sandbox is started.
 */
async function startStage(lose = '', prepare = ''): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'restart-'));
  const file = join(folder, 'sandbox.db');
  const start = async () => {
    const options = { database: file, passwordCost: 2 ** 4, conversionDelayMs: 100, convert: convertFile };
    const sandbox = await createSandbox(options);
    return { ...sandbox, ...(await sandbox.listen()) };
  };
  const change = (sql: string) => {
    const database = openDatabase(file);
    if (sql !== '') database.run(sql);
    database.close();
  };
  change(prepare);
  let sandbox = await start();
  // The proxy's address stays the same after a restart.
  const proxy = await startProxy((request) => forward(sandbox.url, request));
  onTestFinished(async () => {
    await proxy.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });
  const restart = async () => {
    await sandbox.close();
    change(lose);
    sandbox = await start();
  };
  const restore = async (step: 'backup' | 'restore') => {
    await sandbox.close();
    await (step === 'backup' ? copyFile(file, `${file}.copy`) : copyFile(`${file}.copy`, file));
    sandbox = await start();
  };
  const url = proxy.url.replace('127.0.0.1', 'localhost');
  const statesUrl = `${url}/_sandbox/provider-states`;
  const { kit } = await openOwnContract();
  return { url, statesUrl, kit, limitMs: 30_000, heard: () => undefined, restart, restore };
}

it('saved data survives a restart of the sandbox · API-44, API-45, DOC-13', async () => {
  const stage = await startStage();

  for (const seed of [10, 50]) {
    const { failures, restarts, endedBy } = await runHistories(stage, 1, seed);
    expect(endedBy).toBeUndefined();
    expect(failures.map((failure) => describeHistory(failure, stage.statesUrl))).toEqual([]);
    expect(restarts).toBe(1);
  }
});

it('a backend may end all sessions when it is restarted · CARD-14', async () => {
  const stage = await startStage('DELETE FROM sessions');

  expect(await playHistory(stage, makeHistory(10, true))).toBeUndefined();
});

it('a version is new even after a restore from a backup · API-05', async () => {
  const stage = await startStage();

  const { failures, restores, endedBy } = await runHistories({ ...stage, restart: undefined }, 1, 10);
  expect(endedBy).toBeUndefined();
  expect(failures.map((failure) => describeHistory(failure, stage.statesUrl))).toEqual([]);
  expect(restores).toBe(1);
});

it('a backend whose versions are a plain counter is reported after a restore · API-05', async () => {
  const stage = await startStage('', COUNTING);

  const failure = await playHistory(stage, [{ act: 'restore', device: 0, seed: 3, turn: 0 }]);

  expect(failure?.breach.expected).toBe('ETag is new after a change');
  expect(failure?.breach.got).toMatch(/^"\d+", which was there before$/);
});

it('a backend that forgets numbers when it is restarted is reported · API-44', async () => {
  const stage = await startStage('DELETE FROM saves');

  const failure = await playHistory(stage, makeHistory(10, true));

  expect(failure?.breach.expected).toContain('saves has the highest number applied of each form');
});
