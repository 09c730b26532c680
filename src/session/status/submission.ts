import type { QueryClient } from '@tanstack/react-query';

/** The submit sequence; one at a time, and its page is not left meanwhile (SUB-12). */
export const SUBMISSIONS = ['submit'] as const;

/** Says whether the application is being submitted. */
export function isSubmitting(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: SUBMISSIONS }) > 0;
}
