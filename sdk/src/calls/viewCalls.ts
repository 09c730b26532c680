import type { HttpClient } from '../client/createHttpClient.ts';
import { takeBody } from '../client/createHttpClient.ts';
import type { CallOptions } from '../client/SdkOptions.ts';

/** Read-only views opened with a token. */
export function viewCalls(client: HttpClient) {
  return {
    /** Loads the temporary public view. API-31. */
    getPublicView: (query: { token: string }, options?: CallOptions) =>
      takeBody(client.GET('/public/tmp', { params: { query }, ...options })),

    /** Loads an application for the PDF rendering. API-32. */
    getServiceView: (query: { service_token: string }, options?: CallOptions) =>
      takeBody(client.GET('/service/tmp-pdf', { params: { query }, ...options })),
  };
}
