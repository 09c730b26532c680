import type { HttpClient } from '../client/createHttpClient.ts';
import { takeBody } from '../client/createHttpClient.ts';
import { LOOKUP_MAX_RESULTS } from '../generated/answerKeys.ts';
import type { CallOptions } from '../client/SdkOptions.ts';
import type { LookupCategory, LookupItem, LookupRecord } from '../types.ts';

/** What to search for. */
export interface LookupSearch {
  text: string;
  category: LookupCategory;
  max_results?: number;
}

/** Which item's details to load. */
export interface LookupDetail {
  id: string;
  category: LookupCategory;
}

/**
 * Search for schools, colleges, companies and addresses.
 *
 * One path answers with a list, an address or a named place; a reply of another kind has the wrong shape.
 */
export function lookupCalls(client: HttpClient) {
  return {
    /** Searches by text. API-33. */
    searchLookup(search: LookupSearch, options?: CallOptions): Promise<LookupItem[]> {
      const query = { max_results: LOOKUP_MAX_RESULTS, ...search };
      const init = { params: { query }, ...options, replyKind: 'LookupItem[]' };
      return takeBody(client.GET('/lookup/find', init)) as Promise<LookupItem[]>;
    },

    /** Loads the details of a found item. API-34. */
    getLookupRecord(query: LookupDetail, options?: CallOptions): Promise<LookupRecord> {
      const replyKind = query.category === 'address' ? 'AddressRecord' : 'NameRecord';
      const init = { params: { query }, ...options, replyKind };
      return takeBody(client.GET('/lookup/find', init)) as Promise<LookupRecord>;
    },
  };
}
