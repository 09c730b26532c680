import type { PageErrors } from '../types.ts';

/** What a failed call knows besides its message. */
export type SdkErrorDetails = Partial<Omit<SdkError, keyof Error>> & ErrorOptions;

/**
 * A call that failed: an `UnauthorizedError` when the session has ended, else a `ServerError`.
 *
 * The message may be shown to the applicant as it stands. The name is written out because minifiers change
 * class names. An aborted call is not an error of ours: the browser's AbortError passes through.
 */
export abstract class SdkError extends Error {
  /** The contract's path of the call, its parameters in braces; missing for the storage upload. */
  readonly path?: string;
  /** The first eight hex digits of the call's trace id, to find it in a log; missing for the storage upload. */
  readonly reference?: string;
  /** The HTTP status; missing when no response arrived. */
  readonly status?: number;
  /** The server's code for programs; unknown codes are possible. */
  readonly code?: string;
  /** The server's messages per page and question, when its error has them. */
  readonly errors?: PageErrors;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** True when no complete response arrived. */
  readonly isNetworkError: boolean = false;
  /** True when no complete response arrived within the deadline; `isNetworkError` is true as well. */
  readonly isTimeout: boolean = false;
  /** True when the status was a success but the body is not the contract's. */
  readonly isWrongShape: boolean = false;

  constructor(message: string, details: SdkErrorDetails = {}) {
    super(message, details);
    Object.assign(this, { isNetworkError: details.isTimeout ?? false, ...details });
  }
}

/** Any other failed call: another error status, a reply of the wrong shape, or no reply. */
export class ServerError extends SdkError {
  override readonly name = 'ServerError';
}

/**
 * The server answered 401: the session is missing, expired or unknown.
 *
 * The status alone decides, whatever the body is.
 */
export class UnauthorizedError extends SdkError {
  override readonly name = 'UnauthorizedError';
}
