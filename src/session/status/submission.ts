import type { QueryClient } from '@tanstack/react-query';

/** Key of the submit sequence. Only one runs at a time; until it ends, its page cannot be left (SUB-12). */
export const SUBMISSIONS = ['submit'] as const;

/** Whether the application is being submitted. */
export function isSubmitting(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: SUBMISSIONS }) > 0;
}
