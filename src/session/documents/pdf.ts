import { queryOptions } from '@tanstack/react-query';
import type { Sdk } from '@admission/sdk';
import { PDF_POLL_FIRST_MS, PDF_POLL_LATER_MS } from '../../core/constants.ts';

/**
 * The PDF copy of the application: polled every 1000 ms until it is ready or has failed, then every 600000 ms
 * to keep its signed url fresh. Spec §7, §9 (DOC-10, TRAP-30).
 *
 * After a failed call, it also waits 600000 ms; otherwise a toast would appear every second (TRAP-32).
 */
export const pdfQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['pdf'],
    // Does not pass the signal, so that a remounted page shares the call in flight instead of sending
    // another.
    queryFn: () => sdk.getPdf(),
    throwOnError: false,
    // Refetches when the student returns to the page, because the signed url may have expired.
    refetchOnMount: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => {
      const isPending = state.data?.status === 'UNPROCESSED' || state.data?.status === 'IN_PROGRESS';
      return isPending && state.status !== 'error' ? PDF_POLL_FIRST_MS : PDF_POLL_LATER_MS;
    },
  });
