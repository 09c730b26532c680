import { answersMutation } from './answers.ts';
import { postValidations } from './postValidations.ts';
import { runMutation } from '../calls/runMutation.ts';
import type { StudentSession } from '../Session.ts';

/**
 * Saves the answers and posts the validations in parallel, as every navigation does. Spec §2.
 *
 * Submitting does the two in sequence instead (TRAP-27).
 */
export async function saveAndValidate(session: StudentSession): Promise<void> {
  await Promise.all([
    runMutation(session.queryClient, answersMutation(session), 'all'),
    postValidations(session),
  ]);
}
