import type { Database } from './database/openDatabase.ts';
import type { Limits } from './http/Limits.ts';

/** What a caller may choose about a sandbox; everything but the database has a working default. */
export type SandboxOptions = {
  /** A file that is kept between runs, ':memory:', or a database that is open: that of a sandbox that was killed. */
  database: string | Database;
  /** Removes the old database file first. */
  fresh?: boolean;
  /** Milliseconds since 1970; tests pass a fake one. */
  clock?: () => number;
  /** Starts delayed work and returns how to cancel it; tests pass one they drive by hand. */
  schedule?: Schedule;
  /** Time spent in each of UNPROCESSED and IN_PROGRESS, in milliseconds. */
  conversionDelayMs?: number;
  /** Put into presigned urls; absolute when storage is reached by another origin than the pages. */
  storageUrl?: string;
  /** Where applicants reach the product; links in mails begin with it. */
  publicOrigin?: string;
  /** Given one line for each call: reference, method, pattern of the path, status. */
  log?: (line: string) => void;
  /** Address of the proxy in front of it; from there alone `X-Forwarded-For` is believed. */
  proxy?: string;
  /** The scrypt cost N; a power of two. */
  passwordCost?: number;
  limits?: Partial<Limits>;
  /** Prints the PDF copy of an application; without it, or where it fails, the copy is a page that says so. */
  renderPdf?: RenderPdf;
};

/**
 * Prints the page at an address of the product; undefined where nothing is installed that could.
 *
 * Rejects with an `AbortError` when it is closed meanwhile: the copy is then made after the next start.
 */
export type RenderPdf = (url: string) => Promise<Uint8Array | undefined>;

export type Schedule = (delayMs: number, task: () => void) => () => void;
