import { queryOptions } from '@tanstack/react-query';
import type { Sdk } from '@admission/sdk';
import { PDF_POLL_FIRST_MS, PDF_POLL_LATER_MS } from '../../core/constants.ts';

/**
 * The PDF copy of the application: asked for every 1000 ms until it is made or has failed, then every
 * 600000 ms, which keeps its signed url fresh. Spec §7, §9 (DOC-10, TRAP-30).
 *
 * A call that fails waits as long: a toast a second would help no one (TRAP-32).
 */
export const pdfQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['pdf'],
    // Without the signal: a page that is left and mounted again shares the call instead of sending a second.
    queryFn: () => sdk.getPdf(),
    throwOnError: false,
    // Coming back to the page asks again: the url of the last visit may have run out.
    refetchOnMount: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      const isPending = state.data?.status === 'UNPROCESSED' || state.data?.status === 'IN_PROGRESS';
      return isPending && state.status !== 'error' ? PDF_POLL_FIRST_MS : PDF_POLL_LATER_MS;
    },
  });
