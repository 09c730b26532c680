import type { Database } from './database/openDatabase.ts';
import type { Convert } from './documents/createConverter.ts';
import type { Limits } from './http/limits.ts';

/** Settings of a sandbox. All except the database have a default. */
export type SandboxOptions = {
  /** A file kept between runs, ':memory:', or the still-open database of a sandbox that was killed. */
  database: string | Database;
  /** Whether to delete the old database file first. */
  fresh?: boolean;
  /** Returns milliseconds since 1970; tests pass a fake clock. */
  clock?: () => number;
  /** Schedules delayed work and returns a function that cancels it; tests pass one they control. */
  schedule?: Schedule;
  /** How long a conversion stays UNPROCESSED and then IN_PROGRESS, in milliseconds each. */
  conversionDelayMs?: number;
  /** Converts an uploaded file; by default in a separate process. */
  convert?: Convert;
  /** Prefix of presigned URLs; absolute if the storage has a different origin from the pages. */
  storageUrl?: string;
  /** Public address of the product, used in mailed links. */
  publicOrigin?: string;
  /** Receives one line per call: reference, method, path pattern and status. */
  log?: (line: string) => void;
  /** Address of the proxy in front of the sandbox, the only one trusted to send `X-Forwarded-For`. */
  proxy?: string;
  /** The scrypt cost N; a power of two. */
  passwordCost?: number;
  limits?: Partial<Limits>;
  /** Prints the PDF copy of an application. If it fails or is missing, the copy is a page with an error message. */
  renderPdf?: RenderPdf;
};

/**
 * Prints the page at one of the product's URLs; resolves to undefined if no suitable browser is installed.
 * Rejects with an `AbortError` if the product shuts down while printing; the copy is then made after the next start.
 */
export type RenderPdf = (url: string) => Promise<Uint8Array | undefined>;

export type Schedule = (delayMs: number, task: () => void) => () => void;
