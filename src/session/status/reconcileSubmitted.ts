import { mutationOptions } from '@tanstack/react-query';
import type { WebStatus } from '@admission/sdk';
import type { ToldAnswers } from '../../core/run/journal/Journal.ts';
import { readStatuses, WEB_STATUSES } from './webStatus.ts';
import { runMutation, startMutation } from '../calls/runMutation.ts';
import { ensureValidator } from '../saving/postValidations.ts';
import { readWebStatus, adoptStatus } from './status.ts';
import type { StudentSession } from '../Session.ts';

export const RECONCILIATIONS = ['reconcile-submitted'] as const;

/**
 * Updates this page once the application has been submitted, here or elsewhere.
 *
 * Reads the profile and posts any missing statuses in order, because none may be skipped (TRAP-29, TRAP-39). Returns the
 * answers that were typed here and are not in the application, so that the student sees them before they are discarded.
 */
export const reconcileSubmittedMutation = (session: StudentSession) =>
  mutationOptions({
    mutationKey: RECONCILIATIONS,
    scope: { id: 'status' },
    mutationFn: async (): Promise<readonly ToldAnswers[]> => {
      const { sdk, form } = session;
      const profile = await sdk.getProfile();
      const reached = readStatuses(profile.web_status);
      // Another tab may post the remaining statuses in the meantime and announce them.
      const lacking = () => readWebStatus(session) !== 'submitted';
      for (const status of WEB_STATUSES)
        if (!reached.includes(status) && lacking()) await sdk.saveWebStatus({ web_status: status });
      const { answer: answers, version, saves: applied } = profile;
      form.letters.read({ answers, version, applied });
      form.letters.giveUp('submitted');
      form.told.showAll();
      return form.told.listed;
    },
    onSuccess: (missing) => {
      if (missing.length === 0) finishSubmitted(session);
    },
  });

/**
 * Closes the form once the application has been submitted here or in another tab.
 *
 * The student is first shown any answers that were changed too late to be included, are refused, or gave way and were not
 * listed yet.
 */
export async function closeSubmitted(session: StudentSession): Promise<void> {
  if (readWebStatus(session) === 'submitted') return;
  const { form, queryClient } = session;
  form.commit();
  const isListing = form.told.listed.length > 0;
  if (isListing && isSubmittedElsewhere(session)) return;
  const { refused } = form.letters;
  if (form.hasUnsavedAnswers || refused.length > 0 || isListing || form.told.hasNew)
    await runMutation(queryClient, reconcileSubmittedMutation(session), undefined);
  else finishSubmitted(session);
}

/** Adopts the status that another tab has posted. */
export const followedStatusMutation = (session: StudentSession) =>
  mutationOptions({
    mutationFn: async (status: WebStatus) => {
      // First the validator, so that errors appear as soon as the status changes.
      await ensureValidator(session.form);
      if (status === 'submitted') await closeSubmitted(session);
      else adoptStatus(session, status);
    },
  });

/** Marks the application as submitted here too, once the student has seen which answers are not in it. */
export function finishSubmitted(session: StudentSession): void {
  session.post({ type: 'status', status: 'submitted' });
  adoptStatus(session, 'submitted');
}

/** Returns whether this page knows that the application was submitted elsewhere. Background saves then stop. */
export const isSubmittedElsewhere = ({ queryClient }: StudentSession): boolean =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: RECONCILIATIONS })
    .some(({ state }) => state.status !== 'error');

/** Starts the reconciliation, unless it is already running. */
export function reconcileSubmitted(session: StudentSession): void {
  const { queryClient } = session;
  if (queryClient.isMutating({ mutationKey: RECONCILIATIONS }) > 0) return;
  startMutation(queryClient, reconcileSubmittedMutation(session), undefined);
}
