import type { SdkError } from '../errors/SdkError.ts';

/** How to reach the backend. Each `path` passed to a callback is the contract's, with parameters in braces. */
export interface SdkOptions {
  /** The base URL of all paths; by default the page's own origin. Must be absolute outside a browser. */
  baseUrl?: string | undefined;
  /** Replaces the global fetch; receives a `Request`, or, for an upload, a URL and an init object. */
  fetch?: typeof fetch | undefined;
  /** Returns extra headers for a call, such as `Prefer` in development. Not used for uploads. */
  headers?: ((call: { method: string; path: string }) => Record<string, string>) | undefined;
  /** Aborts every call of this sdk, e.g. when the session ends. Each call rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * Returns the session marker for an `/api` call; sent as `Admit-Session` unless null. If this function throws, the
   * call is not sent.
   */
  sessionMarker?: (() => string | null | Promise<string | null>) | undefined;
  /** Called for each failed call before its caller receives the error, but not for aborted calls or uploads. */
  onFailure?: ((error: SdkError) => void) | undefined;
  /** Called for each reply but an upload's, before it is read, e.g. to learn the server's time from its `Date`. */
  onReply?: ((reply: Response) => void) | undefined;
}

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Lets the call outlive the page. Browsers limit the bodies of such calls to 64 KiB. */
  keepalive?: boolean | undefined;
  /** Shortens the deadline, in ms. The default is 30 s; for an upload, 60 s plus its transfer time at 10 kB/s. */
  deadlineMs?: number | undefined;
  /** Sent as `If-Match`: the version that the save is based on. The server replies 412 if it has a newer one. */
  ifMatch?: string | undefined;
  /**
   * Sent as `Admit-Save`: the highest number of each form's changes that the save contains, by the form's id; at most
   * 50 forms. An empty map sends no header.
   */
  saves?: Readonly<Record<string, number>> | undefined;
}
