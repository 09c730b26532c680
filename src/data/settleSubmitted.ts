import { mutationOptions } from '@tanstack/react-query';
import type { AnswerKey } from '@admission/sdk';
import { keysOf } from '../core/run/answers/answersTo.ts';
import { EMPTY_ANSWER } from '../core/run/answers/FormState.ts';
import { readStatuses, WEB_STATUSES } from './webStatus.ts';
import type { Connection } from './Connection.ts';
import { runMutation, startMutation } from './runMutation.ts';
import { readWebStatus, takeOverStatus } from './status.ts';

export const SETTLEMENTS = ['settle-submitted'] as const;

/**
 * Brings this page in line with an application that was submitted elsewhere, or whose last status was lost.
 *
 * Reads the profile and posts the statuses it lacks, in order: a status never skips (TRAP-29, TRAP-39). What was
 * typed here and is not in the application is returned, so that its student is told before it goes.
 */
export const settleSubmittedMutation = (connection: Connection) =>
  mutationOptions({
    mutationKey: SETTLEMENTS,
    scope: { id: 'status' },
    mutationFn: async (): Promise<readonly AnswerKey[]> => {
      const { sdk, form } = connection;
      const profile = await sdk.getProfile();
      const reached = readStatuses(profile.web_status);
      for (const status of WEB_STATUSES)
        if (!reached.includes(status)) await sdk.saveWebStatus({ web_status: status });
      return keysOf(form.unsaved.answers).filter(
        (key) => form.answer(key) !== (profile.answer[key] ?? EMPTY_ANSWER) && !key.endsWith('_desc'),
      );
    },
    onSuccess: (missing) => {
      if (missing.length === 0) finishSubmitted(connection);
    },
  });

/**
 * Closes the form of an application that was submitted here or in another tab.
 *
 * What was changed too late is not in it: its student is told which answers those are, as a second device's is.
 */
export async function closeSubmitted(connection: Connection): Promise<void> {
  if (readWebStatus(connection) === 'submitted') return;
  connection.form.flush();
  if (connection.form.hasUnsavedAnswers)
    await runMutation(connection.queryClient, settleSubmittedMutation(connection), undefined);
  else finishSubmitted(connection);
}

/** Lets the application be submitted here as well, once its student knows what is not in it. */
export function finishSubmitted(connection: Connection): void {
  connection.post({ type: 'status', status: 'submitted' });
  takeOverStatus(connection, 'submitted');
}

/** Starts it, unless it is under way. */
export function settleSubmitted(connection: Connection): void {
  const { queryClient } = connection;
  if (queryClient.isMutating({ mutationKey: SETTLEMENTS }) > 0) return;
  startMutation(queryClient, settleSubmittedMutation(connection), undefined);
}
