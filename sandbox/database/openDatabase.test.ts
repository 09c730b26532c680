import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseError } from './DatabaseError.ts';
import { openDatabase } from './openDatabase.ts';
import type { Database } from './openDatabase.ts';

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

  it('a database file in use is rejected with a one-line message, even with `fresh`', () => {
    const first = openDatabase(file);

    expect(() => openDatabase(file)).toThrow(DatabaseError);
    expect(() => openDatabase(file, { fresh: true })).toThrow(/in use by another sandbox/);
    first.close();
  });
});
