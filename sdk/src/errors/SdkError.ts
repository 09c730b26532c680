import type { PageErrors } from '../types.ts';

/** What a failed call knows besides its message. */
export interface SdkErrorDetails {
  path?: string;
  reference?: string;
  status?: number;
  code?: string;
  errors?: PageErrors;
  retryAfterSeconds?: number;
  isNetworkError?: boolean;
  isTimeout?: boolean;
  isWrongShape?: boolean;
  cause?: unknown;
}

/**
 * A call that failed: an `UnauthorizedError` when the session has ended, else a `ServerError`.
 *
 * The message may be shown to the applicant as it stands. The name is written out because minifiers change
 * class names. An aborted call is not an error of ours: the browser's AbortError passes through.
 */
export abstract class SdkError extends Error {
  /** The contract's path of the call, its parameters in braces; missing for the storage upload. */
  readonly path: string | undefined;
  /** The first eight hex digits of the call's trace id, to find it in a log; missing for the storage upload. */
  readonly reference: string | undefined;
  /** The HTTP status; missing when no response arrived. */
  readonly status: number | undefined;
  /** The server's code for programs; unknown codes are possible. API-36. */
  readonly code: string | undefined;
  /** The server's messages per page and question, when its error has them. */
  readonly errors: PageErrors | undefined;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** True when no complete response arrived. ERR-27. */
  readonly isNetworkError: boolean;
  /** True when no complete response arrived within the deadline; `isNetworkError` is true as well. */
  readonly isTimeout: boolean;
  /** True when the status was a success but the body is not the contract's. ERR-03. */
  readonly isWrongShape: boolean;

  constructor(message: string, details: SdkErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.path = details.path;
    this.reference = details.reference;
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.isTimeout = details.isTimeout ?? false;
    this.isNetworkError = details.isNetworkError ?? this.isTimeout;
    this.isWrongShape = details.isWrongShape ?? false;
  }
}

/** Any other failed call: another error status, a reply of the wrong shape, or no reply. ERR-03, ERR-07, ERR-27. */
export class ServerError extends SdkError {
  override readonly name = 'ServerError';
}

/**
 * The server answered 401: the session is missing, expired or unknown.
 *
 * The status alone decides, whatever the body is. ERR-06, TRAP-51.
 */
export class UnauthorizedError extends SdkError {
  override readonly name = 'UnauthorizedError';
}
