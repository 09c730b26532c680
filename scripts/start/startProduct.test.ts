import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openDatabase } from '../../sandbox/database/openDatabase.ts';
import { StartError } from './StartError.ts';
import { startProduct } from './startProduct.ts';

it('startProduct leaves the log of a running product alone if the database is in use', async () => {
  const data = mkdtempSync(join(tmpdir(), 'product-'));
  const running = openDatabase(join(data, 'sandbox.sqlite'));
  writeFileSync(join(data, 'calls.log'), 'GET /api/profile 200\n');

  const failure: unknown = await startProduct({ port: 0, data }).catch((error: unknown) => error);

  expect(String(failure)).toMatch(/is in use/);
  expect(readFileSync(join(data, 'calls.log'), 'utf8')).toBe('GET /api/profile 200\n');
  running.close();
  rmSync(data, { recursive: true });
});

it('startProduct reports a log that cannot be written', async () => {
  const data = mkdtempSync(join(tmpdir(), 'product-'));
  mkdirSync(join(data, 'calls.log'));

  const failure: unknown = await startProduct({ port: 0, data }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(/calls\.log cannot be written \(EISDIR\).*--data DIR/);
  rmSync(data, { recursive: true });
});

it('startProduct reports a folder that cannot be created, and how to choose another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'product-'));
  writeFileSync(join(folder, 'file'), '');
  const data = join(folder, 'file', 'data');

  const failure: unknown = await startProduct({ port: 0, data }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(/data cannot be created \(ENOTDIR\).*--data DIR/);
  rmSync(folder, { recursive: true });
});

it('startProduct explains what to do if the database is damaged', async () => {
  const data = mkdtempSync(join(tmpdir(), 'product-'));
  writeFileSync(join(data, 'sandbox.sqlite'), 'no database'.repeat(99));

  const failure: unknown = await startProduct({ port: 0, data }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(/sandbox\.sqlite is damaged.*--fresh.*--data DIR/);
  rmSync(data, { recursive: true });
});

it('startProduct explains what to do if the database has another version', async () => {
  const data = mkdtempSync(join(tmpdir(), 'product-'));
  const database = new DatabaseSync(join(data, 'sandbox.sqlite'));
  database.exec('PRAGMA user_version = 99');
  database.close();

  const failure: unknown = await startProduct({ port: 0, data }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(StartError);
  expect(String(failure)).toMatch(/has schema version 99.*--fresh.*--data DIR/);
  rmSync(data, { recursive: true });
});
