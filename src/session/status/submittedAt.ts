import { queryOptions } from '@tanstack/react-query';
import type { Sdk } from '@admission/sdk';

/**
 * When the server recorded the submission, as an ISO date and time; null if it does not say.
 *
 * Read from the server, because the cached profile has the device's own time for a status posted here, and a
 * device's clock may be wrong. If the call fails, the page shows no time.
 */
export const submittedAtQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['submitted-at'],
    queryFn: async ({ signal }) => {
      const { web_status } = await sdk.getProfile({ signal });
      return web_status.find((entry) => entry.web_status === 'submitted')?.timestamp ?? null;
    },
    throwOnError: false,
  });
