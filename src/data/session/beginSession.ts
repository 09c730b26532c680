import type { Applicant } from '../Applicant.ts';
import { forget } from './forget.ts';
import { forgetLogOut } from './unfinishedLogOut.ts';

/**
 * Prepares for the person who has just logged in: an earlier student's data goes, what the visitor typed
 * is kept until it can be merged (TRAP-12, TRAP-35), and nobody's log-out is left to be finished.
 *
 * A form that is open without an account stays as it is: they may be back on it, typing, and entering it as a
 * student takes it over (`enterForm`).
 */
export function beginSession(applicant: Applicant): void {
  const { access, carried } = applicant;
  forgetLogOut();
  if (access !== null && access.mode !== 'student') return;
  forget(applicant);
  applicant.carried = carried;
}
