import { answersMutation } from './answers.ts';
import type { Connection } from './Connection.ts';
import { postValidations } from './postValidations.ts';
import { runMutation } from './runMutation.ts';

/**
 * Saves the answers and posts the validations side by side, as every navigation does. Spec §2.
 *
 * Submitting does the two in sequence instead (TRAP-27).
 */
export async function saveAndValidate(connection: Connection): Promise<void> {
  await Promise.all([
    runMutation(connection.queryClient, answersMutation(connection), 'all'),
    postValidations(connection),
  ]);
}
