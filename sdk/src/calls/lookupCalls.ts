import type { HttpClient } from '../client/createHttpClient.ts';
import type { CallOptions } from '../client/SdkOptions.ts';
import { takeBody } from '../client/takeBody.ts';
import { GENERIC_ERROR_MESSAGE } from '../errors/genericErrorMessage.ts';
import { ServerError } from '../errors/ServerError.ts';
import type { LookupCategory, LookupItem, LookupRecord } from '../types.ts';

/** How many items a search returns at most. Spec §9. */
const MAX_RESULTS = 5;

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
 * One path answers with a list or a record; a reply of the other kind is a broken reply and throws.
 */
export function lookupCalls(client: HttpClient) {
  return {
    /** Searches by text. API-33. */
    async searchLookup(search: LookupSearch, options?: CallOptions): Promise<LookupItem[]> {
      const query = { max_results: MAX_RESULTS, ...search };
      const reply = await takeBody(client.GET('/lookup/find', { params: { query }, ...options }));
      if (!Array.isArray(reply)) throw createWrongKindError();
      return reply;
    },

    /** Loads the details of a found item. API-34. */
    async getLookupRecord(query: LookupDetail, options?: CallOptions): Promise<LookupRecord> {
      const reply = await takeBody(client.GET('/lookup/find', { params: { query }, ...options }));
      if (Array.isArray(reply)) throw createWrongKindError();
      return reply;
    },
  };
}

function createWrongKindError(): ServerError {
  return new ServerError(GENERIC_ERROR_MESSAGE, { status: 200 });
}
