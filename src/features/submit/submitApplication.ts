import { asIfLeft } from '../../core/run/answers/asIfLeft.ts';
import {
  answersMutation,
  countsAndTabsMutation,
  closeSubmitted,
  ensureValidator,
  errorsByKey,
  isErrorOf,
  isListDoubtful,
  type OpenSession,
  postValidations,
  readWebStatus,
  rereadDocuments,
  runMutation,
  type SdkError,
  webStatusMutation,
} from '../../session/index.ts';

/** How a submission ended. */
export type Submission = 'submitted' | 'errorsRemain';

/**
 * Runs the submit sequence, strictly one step after the other. Spec §4 "Submit sequence".
 *
 * A step that fails throws and nothing after it is sent; pressing Submit again resumes, and the
 * server treats a repeated submission as done. What is typed meanwhile is saved and checked too, as long
 * as the server takes it.
 *
 * @throws UnauthorizedError | ServerError of the step that failed.
 */
export async function submitApplication(session: OpenSession): Promise<Submission> {
  const { sdk, queryClient, form } = session;
  const save = () => runMutation(queryClient, answersMutation(session), 'all');
  const post = (status: 'started' | 'validating' | 'submitted') =>
    runMutation(queryClient, webStatusMutation(session), status);

  // A browser that was killed may have left a word half typed, and saved so (decision 034).
  form.flush();
  form.change(asIfLeft(form.index, form.view, form.state.answers));
  await save();
  await runMutation(queryClient, countsAndTabsMutation(session), undefined);
  await ensureValidator(form);
  const missing = form.findErrors();
  // Another device may have sent it.
  const isMissing = form.index.uploadKeys.some((key) => missing.has(key));
  if (isMissing || isListDoubtful(session)) await rereadDocuments(session);
  // Where there is nothing to post, a visit still being recorded is not waited for.
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

/** The server lacks a document this page knew of: what is really there is read, and what it says is shown there. */
async function showMissingDocuments(session: OpenSession, error: SdkError): Promise<void> {
  await rereadDocuments(session);
  session.form.setServerErrors(errorsByKey(error.errors));
}
