import type { Applicant } from '../Applicant.ts';
import { carriedForm } from './carriedForm.ts';
import { forget } from './forget.ts';
import { forgetLogOut } from './unfinishedLogOut.ts';

/**
 * Prepares for the person who has just logged in: the earlier one's data goes, what the visitor typed
 * is kept until it can be merged (TRAP-12, TRAP-35), and nobody's log-out is left to be finished.
 */
export function beginSession(applicant: Applicant): void {
  const carried = carriedForm(applicant);
  forget(applicant);
  forgetLogOut();
  applicant.carried = carried;
}
