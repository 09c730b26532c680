import { SdkError } from '@admission/sdk';

/** Returns the failed call behind an error: the error itself or its cause. */
export function findSdkError(error: unknown): SdkError | undefined {
  if (error instanceof SdkError) return error;
  return error instanceof Error && error.cause instanceof SdkError ? error.cause : undefined;
}
