import { useCallback, useSyncExternalStore } from 'react';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import { useSession } from '../SessionContext.ts';

/**
 * Reads what the session's cache has of a query, and asks for nothing. `useQuery` would do, with an observer that the
 * form's first script does without.
 */
export function useCached<Data>(query: { queryKey: DataTag<QueryKey, Data, Error> }): Data | undefined {
  const { queryClient } = useSession();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => queryClient.getQueryData<Data>(query.queryKey));
}
