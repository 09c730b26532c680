import type { NavigationState } from '../../core/application/NavigationState.ts';
import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import type { Applicant } from '../Applicant.ts';
import { ARRIVALS } from './arrivals.ts';
import { endSession } from './endSession.ts';

/**
 * Ends a session the server has refused.
 *
 * Where another tab is logging out just now that is why: the server may refuse this one before that one's answer is
 * there, and nobody is told that something was invalid (ERR-09, TRAP-24).
 *
 * @returns what the login has to say, or null if there is nobody to be led there.
 */
export function endRefusedSession(applicant: Applicant): NavigationState | null {
  const { leavingElsewhere } = applicant;
  if (!endSession(applicant)) return null;
  if (leavingElsewhere) return ARRIVALS[leavingElsewhere];
  return { message: { severity: 'error', text: SHARED_WORDS.sessionInvalid } };
}
