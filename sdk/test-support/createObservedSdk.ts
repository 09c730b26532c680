import { createSdk } from '../src/createSdk.ts';
import type { SdkOptions } from '../src/client/SdkOptions.ts';

/** The base URL of the observed sdk's backend. */
export const BASE_URL = 'https://backend.test';

/**
 * Creates an sdk whose calls go to `answer`, and records the requests. Nothing is replaced globally, because the sdk
 * calls only the `fetch` that it is given.
 */
export function createObservedSdk(
  answer: (request: Request) => Response | Promise<Response>,
  options: SdkOptions = {},
) {
  const requests: Request[] = [];
  const sdk = createSdk({
    baseUrl: BASE_URL,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      return answer(request);
    },
    ...options,
  });
  return { sdk, requests };
}

/** Replies to every call with this JSON body. */
export function replyJson(body: unknown, init?: ResponseInit): () => Response {
  return () => Response.json(body, init);
}
