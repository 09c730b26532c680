import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';

/** Thrown if the database file cannot be used; the message suggests what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

const SQLITE_BUSY = 5;
/** SQLite's error codes for a file that it can read but not write, or cannot open at all. */
const UNWRITABLE = [8, 10, 14];
const SQLITE_FULL = 13;
/** SQLite's error codes for a damaged file, and for a file of another kind. */
const DAMAGED = [11, 26];

/** The SQLite operations that the sandbox needs. */
export type Database = ReturnType<typeof openDatabase>;

/**
 * Opens the database file exclusively for this process.
 * Throws a `DatabaseError` if another process has the file open, its tables have another version, or the file is damaged
 * or cannot be written. `fresh` deletes the old file first, damaged or not, unless it is in use.
 */
export function openDatabase(file: string, { fresh = false } = {}) {
  if (fresh && file !== ':memory:' && existsSync(file)) {
    removeUnused(file);
  }
  const connection = connect(file);
  try {
    prepareSchema(connection, file);
  } catch (error) {
    connection.close();
    throw explain(error, file);
  }
  return wrap(connection);
}

function removeUnused(file: string): void {
  try {
    connect(file).close();
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
  }
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

function connect(file: string): DatabaseSync {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file);
    // SQLite takes the exclusive lock on the first write and keeps it, so an empty transaction claims the file.
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0;');
    connection.exec('BEGIN EXCLUSIVE; COMMIT;');
    connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    return connection;
  } catch (error) {
    connection?.close();
    throw explain(error, file);
  }
}

/** Thrown for a file that is damaged or not a database. */
class DamagedError extends DatabaseError {}

/** Returns an error that says what the user can do, or the given one if nothing helps. */
function explain(error: unknown, file: string): unknown {
  // The lowest eight bits are the kind of error; the others are details.
  const kind = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  if (kind === SQLITE_BUSY)
    return new DatabaseError(
      `The database ${file} is in use by another sandbox. Stop that one, or choose another file.`,
    );
  if (kind === SQLITE_FULL)
    return new DatabaseError(
      `The disk is full, so the database ${file} cannot be written. Free some space, or choose another folder.`,
    );
  if (UNWRITABLE.includes(kind))
    return new DatabaseError(`The database ${file} cannot be written. Choose a folder that can.`);
  if (DAMAGED.includes(kind))
    return new DamagedError(`The database ${file} is damaged. Start with --fresh to replace it.`);
  return error;
}

function prepareSchema(connection: DatabaseSync, file: string): void {
  // Reads every page, so that damage is found now, not in the middle of a call.
  const [check] = Object.values(connection.prepare('PRAGMA quick_check(1)').get() ?? {});
  if (check !== 'ok') throw Object.assign(new Error(String(check)), { errcode: DAMAGED[0] });
  const version = Number(connection.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version === SCHEMA_VERSION) return;
  const tables = connection.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table'").all();
  if (version !== 0 || tables.length > 0)
    throw new DatabaseError(
      `The database ${file} has schema version ${version}, but this sandbox needs ${SCHEMA_VERSION}. Start with --fresh to replace it.`,
    );
  connection.exec(`BEGIN; ${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
}

function wrap(connection: DatabaseSync) {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  // The compiler cannot derive the shape of a row from the SQL, so the caller declares it.
  /* oxlint-disable typescript/no-unnecessary-type-parameters */
  return {
    /** Runs a statement and returns the number of changed rows. */
    run: (sql: string, ...values: SQLInputValue[]) => Number(prepare(sql).run(...values).changes),
    /** Stores a row, replacing any row with the same key. */
    insert(table: string, row: Record<string, SQLInputValue>): void {
      const columns = Object.keys(row).join(', ');
      const values = columns.replace(/\w+/g, ':$&');
      prepare(`INSERT OR REPLACE INTO ${table} (${columns}) VALUES (${values})`).run(row);
    },
    get: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as Row[],
    /** Runs several statements as one transaction; if `work` throws, none of them takes effect. */
    transact<Result>(work: () => Result): Result {
      connection.exec('BEGIN');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite itself may have rolled back, for example because the disk is full.
        if (connection.isTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => connection.close(),
  };
  /* oxlint-enable typescript/no-unnecessary-type-parameters */
}
