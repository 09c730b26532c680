import { useRef } from 'react';
import type { LookupCategory, LookupItem, LookupRecord } from '@admission/sdk';
import { useSession } from '../SessionContext.ts';

/** Searches and looks up in one category; every failure is swallowed. Spec §8 "Lookup failures". */
export function useLookup(category: LookupCategory) {
  const { sdk, queryClient } = useSession();
  const latest = useRef(0);
  return {
    /** Suggestions for a text; none when the call fails (DEP-07). */
    search: (text: string): Promise<readonly LookupItem[]> =>
      queryClient
        .query({
          queryKey: ['lookup', category, text],
          queryFn: () => sdk.searchLookup({ text, category }),
        })
        .catch(() => []),
    /** The record of a suggestion; null when the call fails, or when a later choice overtook it (TRAP-53). */
    detail: async (id: string): Promise<LookupRecord | null> => {
      const own = ++latest.current;
      const record = await sdk.getLookupRecord({ id, category }).catch(() => null);
      return own === latest.current ? record : null;
    },
    /** Makes any record still on its way count as overtaken. */
    forget: () => void (latest.current += 1),
  };
}
