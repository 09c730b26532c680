import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isThrown, judgeFailure } from './judgeFailure.ts';

/** Retries a call once if it was rejected because the browser's session has changed; never otherwise. */
export function retryAsOwner(failures: number, error: Error): boolean {
  return failures === 0 && judgeFailure(error).kind === 'sessionReplaced';
}

/**
 * Creates the query client with the defaults of Spec §9: no retry, never stale, no refetch on focus or mount,
 * errors thrown to the error boundary unless turned off.
 *
 * `networkMode: 'always'`, because a paused call would leave an applicant with a bad connection waiting
 * without a message; the call has to fail visibly.
 *
 * @param onFailure called once for each failed query and mutation.
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
        // A mutation's outcome stays available for as long as the session lasts, however late it is read.
        gcTime: Infinity,
        throwOnError: isThrown,
        networkMode: 'always',
      },
    },
  });
}
