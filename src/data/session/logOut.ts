import type { Applicant } from '../Applicant.ts';
import { forget } from './forget.ts';

/**
 * Logs out. Whatever the server answers, nothing of the person stays here (ERR-18).
 *
 * @throws UnauthorizedError | ServerError when the server did not end the session.
 */
export async function logOut(applicant: Applicant): Promise<void> {
  try {
    await applicant.sdk.logOut();
  } finally {
    applicant.unsent = null;
    forget(applicant);
  }
}
