/** What a failed call knows besides its message. */
export interface SdkErrorDetails {
  status?: number;
  code?: string;
  retryAfterSeconds?: number;
  isNetworkError?: boolean;
  cause?: unknown;
}

/**
 * A call that failed. Catch its subclasses to tell an ended session from everything else.
 *
 * The message may be shown to the applicant as it stands. The name is written out because minifiers change
 * class names. An aborted call is not an error of ours: the browser's AbortError passes through.
 */
export abstract class SdkError extends Error {
  /** The HTTP status; missing when no response arrived. */
  readonly status: number | undefined;
  /** The server's code for programs; unknown codes are possible. API-36. */
  readonly code: string | undefined;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** True when no complete response arrived. ERR-27. */
  readonly isNetworkError: boolean;

  constructor(message: string, details: SdkErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.isNetworkError = details.isNetworkError ?? false;
  }
}
