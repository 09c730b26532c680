import { SdkError } from './SdkError.ts';

/**
 * The server answered 401: the session is missing, expired or unknown.
 *
 * The status alone decides, whatever the body is. ERR-06, TRAP-51.
 */
export class UnauthorizedError extends SdkError {
  override readonly name = 'UnauthorizedError';
}
