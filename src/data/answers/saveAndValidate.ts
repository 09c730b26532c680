import type { Applicant } from '../Applicant.ts';
import { postValidations } from './postValidations.ts';
import { saveAnswers } from './saveAnswers.ts';

/**
 * Saves the answers and posts the validations side by side, as every navigation does. Spec §2.
 *
 * Submitting does the two in sequence instead (TRAP-27).
 */
export async function saveAndValidate(applicant: Applicant): Promise<void> {
  if (applicant.access?.mode !== 'student') return;
  await Promise.all([saveAnswers(applicant), postValidations(applicant)]);
}
