import { SdkError } from '@admission/sdk';

/** The failed call behind an error: the error itself, or what caused it. */
export function findSdkError(error: unknown): SdkError | undefined {
  if (error instanceof SdkError) return error;
  return error instanceof Error && error.cause instanceof SdkError ? error.cause : undefined;
}
