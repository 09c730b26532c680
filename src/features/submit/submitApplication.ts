import { ensureValidator } from '../../data/answers/ensureValidator.ts';
import { postValidations } from '../../data/answers/postValidations.ts';
import { saveAnswers } from '../../data/answers/saveAnswers.ts';
import type { Applicant } from '../../data/Applicant.ts';
import { postWebStatus } from '../../data/session/postWebStatus.ts';

/** How a submission ended. */
export type Submission = 'submitted' | 'errorsRemain';

/**
 * Runs the submit sequence, strictly one step after the other. Spec §4 "Submit sequence".
 *
 * A step that fails throws and nothing after it is sent; pressing Submit again resumes, and the
 * server treats a repeated submission as done (TRAP-39).
 *
 * @throws UnauthorizedError | ServerError of the step that failed.
 */
export async function submitApplication(applicant: Applicant): Promise<Submission> {
  const { sdk, snapshot, store } = applicant;
  await saveAnswers(applicant);
  await ensureValidator(store);
  if (snapshot.get().web_status === null) await postWebStatus(applicant, 'started');
  if (snapshot.get().web_status === 'started') await postWebStatus(applicant, 'validating');
  const errors = await postValidations(applicant, 'submit');
  if (errors.size > 0) return 'errorsRemain';
  await sdk.submitApplication();
  await postWebStatus(applicant, 'submitted');
  return 'submitted';
}
