import type { Database } from './database/openDatabase.ts';
import type { Limits } from './http/Limits.ts';

/** Settings of a sandbox. All but the database have a default. */
export type SandboxOptions = {
  /** A file kept between runs, ':memory:', or the open database of a sandbox that was killed. */
  database: string | Database;
  /** Deletes the old database file first. */
  fresh?: boolean;
  /** Milliseconds since 1970; tests pass a fake one. */
  clock?: () => number;
  /** Schedules delayed work and returns a function that cancels it; tests pass one they drive by hand. */
  schedule?: Schedule;
  /** Time a conversion spends in each of UNPROCESSED and IN_PROGRESS, in milliseconds. */
  conversionDelayMs?: number;
  /** Prefix of presigned urls; absolute if the storage has a different origin than the pages. */
  storageUrl?: string;
  /** Public address of the product, used in mailed links. */
  publicOrigin?: string;
  /** Receives one line per call: reference, method, path pattern, status. */
  log?: (line: string) => void;
  /** Address of the proxy in front of the sandbox; `X-Forwarded-For` is trusted only from there. */
  proxy?: string;
  /** The scrypt cost N; a power of two. */
  passwordCost?: number;
  limits?: Partial<Limits>;
  /** Prints the PDF copy of an application. If it is missing or fails, the copy is a page with an error message. */
  renderPdf?: RenderPdf;
};

/**
 * Prints the page at an address of the product; resolves to undefined if no suitable browser is installed.
 * Rejects with an `AbortError` if it is closed meanwhile; the copy is then made after the next start.
 */
export type RenderPdf = (url: string) => Promise<Uint8Array | undefined>;

export type Schedule = (delayMs: number, task: () => void) => () => void;
