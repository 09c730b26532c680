import type { QueryClient } from '@tanstack/react-query';

/** Key of the submit sequence; only one runs at a time, and its page cannot be left meanwhile (SUB-12). */
export const SUBMISSIONS = ['submit'] as const;

/** Whether the application is being submitted. */
export function isSubmitting(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: SUBMISSIONS }) > 0;
}
