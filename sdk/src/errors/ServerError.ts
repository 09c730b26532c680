import { SdkError } from './SdkError.ts';

/** Any other failed call: another error status, a reply that is not JSON, or no reply. ERR-03, ERR-07, ERR-27. */
export class ServerError extends SdkError {
  override readonly name = 'ServerError';
}
