import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../sandbox/database/openDatabase.ts';
import { StartError } from './StartError.ts';
import { startProduct } from './startProduct.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'product-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const startAt = (data: string): Promise<unknown> =>
  startProduct({ port: 0, data }).catch((error: unknown) => error);

it('startProduct does not touch the log of a running product if the database is in use', async () => {
  const running = openDatabase(join(folder, 'sandbox.sqlite'));
  writeFileSync(join(folder, 'calls.log'), 'GET /api/profile 200\n');

  const failure = await startAt(folder);

  expect(String(failure)).toMatch(/is in use/);
  expect(readFileSync(join(folder, 'calls.log'), 'utf8')).toBe('GET /api/profile 200\n');
  running.close();
});

it.each<[string, (folder: string) => unknown, RegExp]>([
  [
    'a log that cannot be written',
    (data) => mkdirSync(join(data, 'calls.log')),
    /calls\.log cannot be written \(EISDIR\).*--data DIR/,
  ],
  [
    'a damaged database',
    (data) => writeFileSync(join(data, 'sandbox.sqlite'), 'no database'.repeat(99)),
    /sandbox\.sqlite is damaged.*--fresh.*--data DIR/,
  ],
  [
    'a database of another version',
    (data) => {
      const database = new DatabaseSync(join(data, 'sandbox.sqlite'));
      database.exec('PRAGMA user_version = 99');
      database.close();
    },
    /has schema version 99.*--fresh.*--data DIR/,
  ],
])('startProduct reports %s and what to do about it', async (_, prepare, says) => {
  prepare(folder);

  const failure = await startAt(folder);

  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(says);
});

it.each([
  ['file/data', /data cannot be created \(ENOTDIR\).*--data DIR/],
  ['file', /file is not a folder\..*--data DIR/],
  ['/proc/no-such/data', /data cannot be created \(E\w+\).*--data DIR/],
  ['', /--data needs the path of a folder\..*--data DIR/],
])('startProduct reports that %j is no folder for data, and how to choose another', async (data, says) => {
  writeFileSync(join(folder, 'file'), '');

  const failure = await startAt(data && resolve(folder, data));

  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(says);
});
