import { useMutationState } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { COMPLETION_PATH } from '../../routes/paths.ts';
import { RECONCILIATIONS, SUBMISSIONS, useSnapshot } from '../../session/index.ts';
import { SUBMIT_WORDS } from './submitWords.ts';

/**
 * Redirects to the thank-you page once the application has been submitted here, in another tab or on another device.
 * Spec §2 "Redirects after actions".
 *
 * `ToldDialog` first lists any answers typed in this tab that are not in the application. The success message is shown only
 * to a student who pressed Submit and whose answers are all in the application.
 */
export function SubmittedRedirect() {
  const { web_status } = useSnapshot();
  // Ignores attempts that ended in validation errors: they submitted nothing.
  const hasPressed =
    useMutationState({
      filters: { mutationKey: SUBMISSIONS, predicate: ({ state }) => state.data !== 'errorsRemain' },
    }).length > 0;
  const isMissing = useMutationState({
    filters: { mutationKey: RECONCILIATIONS, status: 'success' },
    select: ({ state }) => (state.data as readonly unknown[]).length > 0,
  }).includes(true);

  if (web_status === 'submitted') {
    const message = { severity: 'success', text: SUBMIT_WORDS.submitted } as const;
    const state: NavigationState = hasPressed && !isMissing ? { message } : {};
    return <Navigate to={COMPLETION_PATH} state={state} replace />;
  }
  return null;
}
