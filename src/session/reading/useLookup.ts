import { useRef } from 'react';
import type { LookupCategory, LookupItem, LookupRecord } from '@admission/sdk';
import { useSession } from './SessionContext.ts';

/** Searches one lookup category and reads its records; ignores all failures. Spec §8 "Lookup failures". */
export function useLookup(category: LookupCategory) {
  const { sdk, queryClient } = useSession();
  const latest = useRef(0);
  return {
    /** Returns suggestions for a text; an empty list if the call fails (DEP-07). */
    search: (text: string): Promise<readonly LookupItem[]> =>
      queryClient
        .query({ queryKey: ['lookup', category, text], queryFn: () => sdk.searchLookup({ text, category }) })
        .catch(() => []),
    /** Returns a suggestion's record; null if the call fails or a later choice has overtaken it (TRAP-53). */
    detail: async (id: string): Promise<LookupRecord | null> => {
      const own = ++latest.current;
      const record = await sdk.getLookupRecord({ id, category }).catch(() => null);
      return own === latest.current ? record : null;
    },
    /** Discards the reply for any record that is still loading. */
    forget: () => void (latest.current += 1),
  };
}
