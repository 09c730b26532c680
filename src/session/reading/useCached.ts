import { useCallback, useSyncExternalStore } from 'react';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import { useSession } from './SessionContext.ts';

/**
 * Returns a query's cached data without fetching. `useQuery` could do this too, but its observer would
 * enlarge the form's initial script.
 */
export function useCached<Data>(query: { queryKey: DataTag<QueryKey, Data, Error> }): Data | undefined {
  const { queryClient } = useSession();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const read = () => queryClient.getQueryData<Data>(query.queryKey);
  return useSyncExternalStore(subscribe, read, read);
}
