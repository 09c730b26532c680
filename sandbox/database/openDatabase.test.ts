import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseError, openDatabase, type Database } from './openDatabase.ts';

const SUBJECTS = 'SELECT subject FROM mails';

function writeMail(database: Database, subject: string): void {
  database.run("INSERT INTO mails (recipient, subject, body, sent_at) VALUES ('a', ?, '', 0)", subject);
}

describe('openDatabase', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    file = join(folder, 'sandbox.db');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('the option `fresh` empties the database', () => {
    const first = openDatabase(file);
    writeMail(first, 'green');
    first.close();

    const second = openDatabase(file, { fresh: true });

    expect(second.all(SUBJECTS)).toEqual([]);
    second.close();
  });

  it('a full disk is named, although SQLite has rolled back by itself', () => {
    const database = openDatabase(':memory:');
    const full = new Error('database or disk is full');
    const fail = () => {
      database.run('ROLLBACK');
      throw full;
    };

    expect(() => database.transact(fail)).toThrow(full);
    database.close();
  });

  it('a full disk is named when the database is opened, with what to do', () => {
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(() => {
      throw full;
    });

    expect(() => openDatabase(file)).toThrow(
      new DatabaseError(
        `The disk is full, so the database ${file} cannot be written. Free some space, or choose another folder.`,
      ),
    );
  });

  it('a transaction that fails changes nothing', () => {
    const database = openDatabase(file);
    const fail = () =>
      database.transact(() => {
        writeMail(database, 'green');
        throw new Error('failed');
      });

    expect(fail).toThrow('failed');
    expect(database.all(SUBJECTS)).toEqual([]);
    database.close();
  });

  it.each([
    ['a text', () => Buffer.from('not a database, but long enough for its header to be read'.repeat(99))],
    ['half a database', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['overwritten pages', (whole: Buffer) => Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(8192, 7)])],
  ])('a damaged file (%s) is rejected with its path and what to do, and `fresh` replaces it', (_, damage) => {
    openDatabase(file).close();
    writeFileSync(file, damage(readFileSync(file)));

    expect(() => openDatabase(file)).toThrow(DatabaseError);
    expect(() => openDatabase(file)).toThrow(
      `The database ${file} is damaged. Start with --fresh to replace it.`,
    );
    const fresh = openDatabase(file, { fresh: true });
    expect(fresh.all(SUBJECTS)).toEqual([]);
    fresh.close();
  });

  it('a file that cannot be opened is rejected with its path and advice', () => {
    mkdirSync(file);

    expect(() => openDatabase(file)).toThrow(DatabaseError);
    expect(() => openDatabase(file)).toThrow(
      `The database ${file} cannot be written. Choose a folder that can.`,
    );
  });

  it('a database file in use is rejected with a one-line message, even with `fresh`', () => {
    const first = openDatabase(file);

    expect(() => openDatabase(file)).toThrow(DatabaseError);
    expect(() => openDatabase(file, { fresh: true })).toThrow(/in use by another sandbox/);
    first.close();
  });
});
