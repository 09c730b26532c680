import { SdkError } from '../../data/sdk.ts';

/** A call that failed, as far as a card cares. */
export interface Failure {
  readonly message: string;
  readonly status?: number;
  readonly code?: string;
}

/**
 * Reads the failed call out of a thrown error; null for anything else, which is a mistake of ours.
 *
 * A 401 is a failed call like any other here: on a card it means the credentials, not the session (TRAP-11).
 */
export function readFailure(error: unknown): Failure | null {
  return error instanceof SdkError ? error : null;
}
