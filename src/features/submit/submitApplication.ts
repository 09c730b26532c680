import { ensureValidator } from '../../data/answers/ensureValidator.ts';
import { postValidations } from '../../data/answers/postValidations.ts';
import { saveAnswers } from '../../data/answers/saveAnswers.ts';
import { saveChosen } from '../../data/answers/saveChosen.ts';
import type { Applicant } from '../../data/Applicant.ts';
import { ServerError } from '../../data/sdk.ts';
import { postWebStatus } from '../../data/session/postWebStatus.ts';

/** How a submission ended. */
export type Submission = 'submitted' | 'errorsRemain';

/**
 * Runs the submit sequence, strictly one step after the other. Spec §4 "Submit sequence".
 *
 * A step that fails throws and nothing after it is sent; pressing Submit again resumes, and the
 * server treats a repeated submission as done (TRAP-39). What is typed meanwhile is saved and checked too, as long
 * as the server takes it.
 *
 * @throws UnauthorizedError | ServerError of the step that failed.
 */
export async function submitApplication(applicant: Applicant): Promise<Submission> {
  const { sdk, snapshot, store } = applicant;
  if (await isSubmittedAlready(applicant)) {
    await postWebStatus(applicant, 'submitted');
    return 'submitted';
  }
  await saveChosen(applicant);
  await ensureValidator(store);
  if (snapshot.get().web_status === null) await postWebStatus(applicant, 'started');
  if (snapshot.get().web_status === 'started') await postWebStatus(applicant, 'validating');
  for (;;) {
    const errors = await postValidations(applicant, 'submit');
    if (errors.size > 0) return 'errorsRemain';
    if (store.unsaved.size === 0) break;
    await saveAnswers(applicant);
  }
  await sdk.submitApplication();
  await postWebStatus(applicant, 'submitted');
  return 'submitted';
}

/** Saves the answers; an answer changed after a submission whose status could not be posted is not taken any more. */
async function isSubmittedAlready(applicant: Applicant): Promise<boolean> {
  try {
    await saveAnswers(applicant);
    return false;
  } catch (error) {
    if (error instanceof ServerError && error.code === 'already_submitted') return true;
    throw error;
  }
}
