import { UnauthorizedError } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { saveWithin } from './saveWithin.ts';

/**
 * Saves what is unsaved before somebody logs out (ACC-10).
 *
 * @returns 'failed' if leaving would lose answers; 'ended' if there is no session any more, which leads to the
 * login by itself and keeps the answers for the same person.
 */
export async function saveBeforeLeaving(applicant: Applicant): Promise<'saved' | 'ended' | 'failed'> {
  try {
    await saveWithin(applicant);
    return 'saved';
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) return 'failed';
    applicant.notify(error);
    return 'ended';
  }
}
