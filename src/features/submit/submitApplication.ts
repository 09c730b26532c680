import { asIfLeft } from '../../core/run/answers/asIfLeft.ts';
import { answersMutation } from '../../data/answers.ts';
import { chosenMutation } from '../../data/chosen.ts';
import type { Connection } from '../../data/Connection.ts';
import { rereadDocuments } from '../../data/documents/documents.ts';
import { isListDoubtful } from '../../data/documents/uploads.ts';
import { ensureValidator } from '../../data/ensureValidator.ts';
import { errorsByKey, postValidations } from '../../data/postValidations.ts';
import { runMutation } from '../../data/runMutation.ts';
import { isErrorOf, type SdkError } from '../../data/sdk.ts';
import { closeSubmitted } from '../../data/settleSubmitted.ts';
import { readWebStatus, webStatusMutation } from '../../data/status.ts';

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
export async function submitApplication(connection: Connection): Promise<Submission> {
  const { sdk, queryClient, form } = connection;
  const save = () => runMutation(queryClient, answersMutation(connection), 'all');
  const post = (status: 'started' | 'validating' | 'submitted') =>
    runMutation(queryClient, webStatusMutation(connection), status);

  // A browser that was killed may have left a word half typed, and saved so (decision 034).
  form.flush();
  form.change(asIfLeft(form.index, form.view, form.state.answers));
  await save();
  await runMutation(queryClient, chosenMutation(connection), undefined);
  await ensureValidator(form);
  const missing = form.findErrors();
  // Another device may have sent it.
  const isMissing = form.index.uploadKeys.some((key) => missing.has(key));
  if (isMissing || isListDoubtful(connection)) await rereadDocuments(connection);
  // Where there is nothing to post, a visit still being recorded is not waited for.
  if (readWebStatus(connection) !== 'validating') {
    await post('started');
    await post('validating');
  }
  for (;;) {
    const errors = await postValidations(connection, 'submit');
    if (errors.size > 0) return 'errorsRemain';
    if (!form.hasUnsavedAnswers) break;
    await save();
  }
  try {
    await sdk.submitApplication();
  } catch (error) {
    if (!isErrorOf('submitApplication', error) || error.code !== 'document_missing') throw error;
    await showMissingDocuments(connection, error);
    return 'errorsRemain';
  }
  await post('submitted');
  await closeSubmitted(connection);
  return 'submitted';
}

/** The server lacks a document this page knew of: what is really there is read, and what it says is shown there. */
async function showMissingDocuments(connection: Connection, error: SdkError): Promise<void> {
  await rereadDocuments(connection);
  connection.form.setServerErrors(errorsByKey(error.errors));
}
