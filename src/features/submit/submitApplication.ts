import { asIfLeft } from '../../core/run/answers/asIfLeft.ts';
import {
  answersMutation,
  countsAndTabsMutation,
  closeSubmitted,
  ensureValidator,
  errorsByKey,
  isErrorOf,
  isListDoubtful,
  type StudentSession,
  postValidations,
  readWebStatus,
  rereadDocuments,
  runMutation,
  type SdkError,
  webStatusMutation,
} from '../../session/index.ts';

export type Submission = 'submitted' | 'errorsRemain';

/**
 * Runs the submit sequence, strictly one step after the other. Spec §4 "Submit sequence". If a step fails, the later
 * ones are not sent, and Submit restarts the sequence. Input typed during validation is saved and validated too.
 *
 * @throws UnauthorizedError | ServerError of the failed step.
 */
export async function submitApplication(session: StudentSession): Promise<Submission> {
  const { sdk, queryClient, form } = session;
  const save = () => runMutation(queryClient, answersMutation(session), 'all');
  const post = (status: 'started' | 'validating' | 'submitted') =>
    runMutation(queryClient, webStatusMutation(session), status);

  // If the browser was killed, an entered answer may have been saved before it was tidied (decision 034).
  form.commit();
  form.change(asIfLeft(form.index, form.view, form.state.answers));
  await save();
  await runMutation(queryClient, countsAndTabsMutation(session), undefined);
  await ensureValidator(form);
  const missing = form.errors.find();
  // The document may have been uploaded on another device.
  const isMissing = form.index.uploadKeys.some((key) => missing.has(key));
  if (isMissing || isListDoubtful(session)) await rereadDocuments(session);
  // Skipped if the status is already `validating`, because these calls wait for a visit that is being recorded.
  if (readWebStatus(session) !== 'validating') {
    await post('started');
    await post('validating');
  }
  for (;;) {
    const errors = await postValidations(session, 'submit');
    if (errors.size > 0) return 'errorsRemain';
    if (!form.hasUnsavedAnswers) break;
    await save();
  }
  try {
    await sdk.submitApplication();
  } catch (error) {
    if (!isErrorOf('submitApplication', error) || error.code !== 'document_missing') throw error;
    await showMissingDocuments(session, error);
    return 'errorsRemain';
  }
  await post('submitted');
  await closeSubmitted(session);
  return 'submitted';
}

/** Rereads the document list and shows the server's message at each question with a missing document. */
async function showMissingDocuments(session: StudentSession, error: SdkError): Promise<void> {
  await rereadDocuments(session);
  session.form.errors.setServerErrors(errorsByKey(error.errors));
}
