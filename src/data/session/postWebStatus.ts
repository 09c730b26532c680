import { UnauthorizedError, type WebStatus } from '@admission/sdk';
import { WEB_STATUS_RETRIES } from '../../core/application/constants.ts';
import type { Applicant } from '../Applicant.ts';
import { tellTabs } from './applicationChannel.ts';

/**
 * Changes the web status: on the server first, tried again twice, then here (TRAP-40). Spec §7.
 *
 * @throws UnauthorizedError at once; ServerError after the third attempt.
 */
export async function postWebStatus(applicant: Applicant, status: WebStatus): Promise<void> {
  const { queryClient, sdk, snapshot, store } = applicant;
  await queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationFn: () => sdk.saveWebStatus({ web_status: status }),
      retry: (failures, error) => failures < WEB_STATUS_RETRIES && !(error instanceof UnauthorizedError),
      retryDelay: (failures) => 250 * 2 ** failures,
    })
    .execute(undefined);
  tellTabs({ news: 'status', username: snapshot.get().username, status });
  snapshot.set({ web_status: status });
  store.setValidating(status === 'validating');
  if (status === 'submitted') store.dropUnsaved();
}
