import { type AnswerKey, UnauthorizedError } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { addAnotherQuery, documentsQuery, profileQuery, tabsQuery } from '../queries.ts';
import { carriedForm } from './carriedForm.ts';
import { forget } from './forget.ts';

/**
 * Ends a session the server no longer knows.
 *
 * Answers that were not saved stay in memory, and are merged if the same person logs in again.
 *
 * @returns whether there was a session to end; of several calls that fail together only the first does (TRAP-10),
 * and of those that fail because of a log-out under way, none.
 */
export function endSession(applicant: Applicant): boolean {
  if (applicant.hasLeft) return false;
  const hadSession = applicant.access?.mode === 'student' || wasRefused(applicant);
  forgetButKeepUnsaved(applicant);
  return hadSession;
}

/** Forgets the person, but not what they could not save, or what a visitor carries to the account screens. */
export function forgetButKeepUnsaved(applicant: Applicant): void {
  const { access, store, snapshot } = applicant;
  if (access?.mode !== 'student') {
    const carried = carriedForm(applicant);
    forget(applicant);
    applicant.carried = carried;
    return;
  }
  const unsaved = [...store.unsaved].map((key): [AnswerKey, string] => [key, store.answer(key)]);
  if (unsaved.length > 0)
    applicant.unsent = { username: snapshot.get().username, answers: Object.fromEntries(unsaved) };
  forget(applicant);
}

/** Whether somebody was refused on the way in; what a visitor is refused of the lookup is no session (TRAP-10). */
function wasRefused({ queryClient, sdk }: Applicant): boolean {
  const asked = [profileQuery(sdk), addAnotherQuery(sdk), tabsQuery(sdk), documentsQuery(sdk)];
  return asked.some(
    ({ queryKey }) => queryClient.getQueryState(queryKey)?.error instanceof UnauthorizedError,
  );
}
