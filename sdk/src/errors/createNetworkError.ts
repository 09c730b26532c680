import { GENERIC_ERROR_MESSAGE } from './genericErrorMessage.ts';
import { ServerError } from './ServerError.ts';

/** Builds the error of a call that got no complete response. ERR-27. */
export function createNetworkError(cause: unknown): ServerError {
  return new ServerError(GENERIC_ERROR_MESSAGE, { isNetworkError: true, cause });
}
