import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isThrown, judgeFailure } from './judgeFailure.ts';

/** A call refused because the student has logged in anew is sent once more, in the new session; else there is no retry. */
export function retryAsOwner(failures: number, error: Error): boolean {
  return failures === 0 && judgeFailure(error).kind === 'sessionReplaced';
}

/**
 * Makes the query client with the defaults of Spec §9: no retry, never stale, no refetch on focus or
 * mount, errors to the error boundary unless turned off.
 *
 * `networkMode: 'always'` because a paused call would leave an applicant on a bad connection waiting
 * without a word; it has to fail and say so.
 *
 * @param onFailure hears of every failed query and mutation, once.
 */
export function createQueryClient(onFailure: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onFailure(error) }),
    mutationCache: new MutationCache({ onError: (error) => onFailure(error) }),
    defaultOptions: {
      queries: {
        retry: retryAsOwner,
        retryDelay: 0,
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        throwOnError: true,
        networkMode: 'always',
      },
      mutations: {
        retry: retryAsOwner,
        retryDelay: 0,
        // What a mutation came to is shown for as long as the session lasts, however late it is read.
        gcTime: Infinity,
        throwOnError: isThrown,
        networkMode: 'always',
      },
    },
  });
}
