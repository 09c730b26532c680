import type { SQLInputValue } from 'node:sqlite';

/** The few ways the sandbox speaks to SQLite. */
export type Database = {
  /** Runs a statement and returns how many rows it changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Reads one row; the statement decides its shape, which the caller names. */
  get: RowReader;
  all: RowsReader;
  /** Does all of the work or none of it. The work must be synchronous and must not nest. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
};

// The shape of a row stands in the SQL text, where no compiler sees it, so the reader states it.
/* oxlint-disable typescript/no-unnecessary-type-parameters */
export type RowReader = <Row>(sql: string, ...values: SQLInputValue[]) => Row | undefined;
export type RowsReader = <Row>(sql: string, ...values: SQLInputValue[]) => Row[];
/* oxlint-enable typescript/no-unnecessary-type-parameters */
