import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseError } from './DatabaseError.ts';
import { openDatabase } from './openDatabase.ts';

describe('openDatabase', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    file = join(folder, 'sandbox.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps what was stored between runs', () => {
    const first = openDatabase(file);
    first.run('INSERT INTO settings VALUES (?, ?)', 'colour', 'green');
    first.close();

    const second = openDatabase(file);

    expect(second.get('SELECT value FROM settings')).toEqual({ value: 'green' });
    second.close();
  });

  it('starts empty with fresh', () => {
    const first = openDatabase(file);
    first.run('INSERT INTO settings VALUES (?, ?)', 'colour', 'green');
    first.close();

    const second = openDatabase(file, { fresh: true });

    expect(second.all('SELECT value FROM settings')).toEqual([]);
    second.close();
  });

  it('refuses a file in use with one clear line, also with fresh', () => {
    const first = openDatabase(file);

    expect(() => openDatabase(file)).toThrow(DatabaseError);
    expect(() => openDatabase(file, { fresh: true })).toThrow(/in use by another sandbox/);
    first.close();
  });

  it('refuses a file of another version and says to start fresh', () => {
    const old = new DatabaseSync(file);
    old.exec('PRAGMA user_version = 99');
    old.close();

    expect(() => openDatabase(file)).toThrow(DatabaseError);
    expect(() => openDatabase(file)).toThrow(/has version 99.*--fresh/);
  });

  it('rolls a failed transaction back', () => {
    const database = openDatabase(':memory:');

    expect(() =>
      database.transaction(() => {
        database.run('INSERT INTO settings VALUES (?, ?)', 'colour', 'green');
        throw new Error('no');
      }),
    ).toThrow('no');

    expect(database.all('SELECT * FROM settings')).toEqual([]);
    database.close();
  });
});
