import type { PageErrors } from '../types.ts';

/** The details of a failed call, except for its message. */
export type SdkErrorDetails = Partial<Omit<SdkError, keyof Error>> & ErrorOptions;

/**
 * A failed call: an `UnauthorizedError` if the session has ended, otherwise a `ServerError`. The message can be shown
 * to the applicant as is. The name is explicit because minifiers mangle class names. An aborted call rejects with the
 * signal's reason instead.
 */
export abstract class SdkError extends Error {
  /** The call's path in the contract, with parameters in braces; missing for an upload to file storage. */
  readonly path?: string;
  /**
   * The first eight hex digits of the call's trace id, for finding it in a log; missing for an upload to file storage.
   */
  readonly reference?: string;
  /** The HTTP status; missing if no response arrived. */
  readonly status?: number;
  /** The server's machine-readable code; unknown codes are possible. */
  readonly code?: string;
  /** The server's messages per page and question, if the error has them. */
  readonly errors?: PageErrors;
  /** The keys of the answers that the server refuses, if the error lists them; unknown keys are possible. */
  readonly answers?: readonly string[];
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** True if no complete response arrived. */
  readonly isNetworkError: boolean = false;
  /** True if no complete response arrived within the deadline; `isNetworkError` is then true as well. */
  readonly isTimeout: boolean = false;
  /** True if the status was a success but the body does not conform to the contract. */
  readonly isWrongShape: boolean = false;

  constructor(message: string, details: SdkErrorDetails = {}) {
    super(message, details);
    Object.assign(this, { isNetworkError: details.isTimeout ?? false, ...details });
  }
}

/** Any failed call other than a 401: another error status, a reply of the wrong shape, or no reply. */
export class ServerError extends SdkError {
  override readonly name = 'ServerError';
}

/**
 * The server replied 401: the session is missing, expired or unknown. Only the status matters; the body can be
 * anything.
 */
export class UnauthorizedError extends SdkError {
  override readonly name = 'UnauthorizedError';
}
