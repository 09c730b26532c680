import { useCallback, useSyncExternalStore } from 'react';
import type { DataTag, QueryKey } from '@tanstack/react-query';
import { useSession } from '../SessionContext.ts';

/**
 * Returns the cached data of a query without fetching. `useQuery` could do this too, but its observer would
 * enlarge the form's first script.
 */
export function useCached<Data>(query: { queryKey: DataTag<QueryKey, Data, Error> }): Data | undefined {
  const { queryClient } = useSession();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => queryClient.getQueryData<Data>(query.queryKey));
}
