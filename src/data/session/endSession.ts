import type { AnswerKey } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { forget } from './forget.ts';

/**
 * Ends a session the server no longer knows.
 *
 * Answers that were not saved stay in memory, and are merged if the same person logs in again.
 *
 * @returns whether there was a session to end; of several calls that fail together only the first does (TRAP-10).
 */
export function endSession(applicant: Applicant): boolean {
  if (applicant.access?.mode !== 'student') {
    const { carried } = applicant;
    const isFirst = applicant.queryClient.getQueryCache().getAll().length > 0;
    forget(applicant);
    applicant.carried = carried;
    return isFirst;
  }
  const { store, snapshot } = applicant;
  const unsaved = [...store.unsaved].map((key): [AnswerKey, string] => [key, store.answer(key)]);
  if (unsaved.length > 0)
    applicant.unsent = { username: snapshot.get().username, answers: Object.fromEntries(unsaved) };
  forget(applicant);
  return true;
}
