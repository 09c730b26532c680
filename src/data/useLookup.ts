import { useCallback, useRef } from 'react';
import type { LookupCategory, LookupItem, LookupRecord } from '@admission/sdk';
import { useConnection } from './Connection.ts';

/** Searching and looking up, with every failure swallowed. Spec §8 "Lookup failures". */
export interface Lookup {
  /** Suggestions for a text; none when the call fails (DEP-07). */
  readonly search: (text: string) => Promise<readonly LookupItem[]>;
  /** The record of a suggestion; null when the call fails, or when a later choice overtook it (TRAP-53). */
  readonly detail: (id: string) => Promise<LookupRecord | null>;
  /** Makes any record still on its way count as overtaken. */
  readonly forget: () => void;
}

/** Looks things up in one category. */
export function useLookup(category: LookupCategory): Lookup {
  const { sdk, queryClient } = useConnection();
  const latest = useRef(0);

  const search = useCallback(
    (text: string) =>
      queryClient
        .query({
          queryKey: ['lookup', category, text],
          queryFn: () => sdk.searchLookup({ text, category }),
        })
        .catch(() => []),
    [queryClient, sdk, category],
  );

  const detail = useCallback(
    async (id: string) => {
      const own = ++latest.current;
      const record = await sdk.getLookupRecord({ id, category }).catch(() => null);
      return own === latest.current ? record : null;
    },
    [sdk, category],
  );

  const forget = useCallback(() => {
    latest.current += 1;
  }, []);
  return { search, detail, forget };
}
