/** How to reach the backend. `path` is the contract's, its parameters in braces. */
export interface SdkOptions {
  /** Where the paths begin; default the page's own origin. Outside a browser it must be absolute. */
  baseUrl?: string;
  /** Called instead of the global fetch, with a `Request` (an upload: url and init). */
  fetch?: typeof fetch;
  /** Asked before each call for extra headers, such as `Prefer` in development. Never added to an upload. */
  headers?: (call: { method: string; path: string }) => Record<string, string>;
}

/** What a single call may set. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's own AbortError. */
  signal?: AbortSignal;
  /** Lets the call outlive the page. Browsers limit such bodies to 64 KiB. */
  keepalive?: boolean;
}
