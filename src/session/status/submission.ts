import type { QueryClient } from '@tanstack/react-query';

/**
 * Mutation key of the submit sequence. Only one runs at a time, and navigation is blocked until it ends
 * (SUB-12).
 */
export const SUBMISSIONS = ['submit'] as const;

/** Returns whether the application is being submitted. */
export function isSubmitting(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: SUBMISSIONS }) > 0;
}
