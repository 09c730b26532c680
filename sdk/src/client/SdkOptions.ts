import type { SdkError } from '../errors/SdkError.ts';

/** How to reach the backend. `path` is the contract's, with its parameters in braces. */
export interface SdkOptions {
  /** The base of all paths; by default the page's own origin. Must be absolute outside a browser. */
  baseUrl?: string;
  /** Replaces the global fetch; receives a `Request` (for an upload, url and init). */
  fetch?: typeof fetch;
  /** Returns extra headers for a call, such as `Prefer` in development. Not used for uploads. */
  headers?: (call: { method: string; path: string }) => Record<string, string>;
  /** Aborts every call of this sdk with the signal's own AbortError; a session's sdk ends with its session. */
  signal?: AbortSignal;
  /**
   * Returns the session's marker for an `/api` call, sent as `Admit-Session` unless null; if it throws, nothing is
   * sent.
   */
  sessionMarker?: () => string | null | Promise<string | null>;
  /** Called for each failed call before its caller gets the error; not for aborted calls or uploads. */
  onFailure?: (error: SdkError) => void;
}

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's own AbortError. */
  signal?: AbortSignal;
  /** Lets the call outlive the page. Browsers limit such bodies to 64 KiB. */
  keepalive?: boolean;
  /** Shortens the deadline, in ms. Defaults: 30 s; an upload 60 s plus its size at 10 kB/s. */
  deadlineMs?: number;
  /** Sent as `If-Match`: the version the save is based on. The server answers 412 if it has a newer one. */
  ifMatch?: string;
}
