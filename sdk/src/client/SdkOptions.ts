import type { SdkError } from '../errors/SdkError.ts';

/** How to reach the backend. `path` is the contract's, its parameters in braces. */
export interface SdkOptions {
  /** Where the paths begin; default the page's own origin. Outside a browser it must be absolute. */
  baseUrl?: string;
  /** Called instead of the global fetch, with a `Request` (an upload: url and init). */
  fetch?: typeof fetch;
  /** Asked before each call for extra headers, such as `Prefer` in development. Never added to an upload. */
  headers?: (call: { method: string; path: string }) => Record<string, string>;
  /** Ends every call of this sdk with the signal's own AbortError; a session's sdk ends with its session. */
  signal?: AbortSignal;
  /** Asked before each `/api` call for the session's marker, sent as `Admit-Session` unless null; where it throws, nothing is sent. */
  sessionMarker?: () => string | null | Promise<string | null>;
  /** Hears of each call that failed, before its caller does; not of an aborted one, nor of an upload. */
  onFailure?: (error: SdkError) => void;
}

/** What a single call may set. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's own AbortError. */
  signal?: AbortSignal;
  /** Lets the call outlive the page. Browsers limit such bodies to 64 KiB. */
  keepalive?: boolean;
  /** Shortens the deadline, in ms. Defaults: 30 s; an upload 60 s plus its size at 10 kB/s. */
  deadlineMs?: number;
  /** Sent as `If-Match`: the version the save is based on. The server answers 412 when it has a newer one. */
  ifMatch?: string;
}
