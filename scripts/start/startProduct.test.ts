import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { StartError } from './StartError.ts';
import { startProduct } from './startProduct.ts';

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
