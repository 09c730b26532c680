/**
 * The only file that knows openapi-fetch; decision 002 tells how to leave it.
 */
import createClient from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import { createNetworkError } from '../errors/createNetworkError.ts';
import { assertJsonReply } from './assertJsonReply.ts';
import type { SdkOptions } from './SdkOptions.ts';

/** A typed client of the contract's paths whose calls throw on every failure. */
export type HttpClient = ReturnType<typeof createHttpClient>;

/** Builds the client: JSON both ways, cookies included, failures thrown as `SdkError`. API-01, API-40. */
export function createHttpClient(options: SdkOptions) {
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? '',
    credentials: 'include',
    headers: { Accept: 'application/json' },
    // Said twice: Firefox reads `keepalive` from the second argument alone, and drops the save of a tab that is closed.
    fetch: (request) => fetchNow(options, request, { keepalive: request.keepalive }),
  });

  client.use({
    onRequest({ request, schemaPath }) {
      const extra = options.headers?.({ method: request.method, path: schemaPath });
      for (const [name, value] of Object.entries(extra ?? {})) {
        request.headers.set(name, value);
      }
    },
    async onResponse({ request, response }) {
      await assertJsonReply(response, request.signal);
    },
    onError({ request, error }) {
      // Returning nothing lets the browser's AbortError through untouched.
      return request.signal.aborted ? undefined : createNetworkError(error);
    },
  });
  return client;
}

/**
 * Calls the fetch of the options, or the global one of this moment.
 *
 * Looked up per call, never at import, so that a test or a tool may still replace it.
 */
export function fetchNow(options: SdkOptions, ...args: Parameters<typeof fetch>): Promise<Response> {
  return (options.fetch ?? globalThis.fetch)(...args);
}
