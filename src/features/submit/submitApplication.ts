import { asIfLeft } from '../../core/run/answers/asIfLeft.ts';
import { retry } from '../../core/run/journal/Journal.ts';
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

/** `lettersRemain`: an answer was refused or gave way, which the student has to see first. */
export type Submission = 'submitted' | 'errorsRemain' | 'lettersRemain';

/**
 * Runs the submit sequence, strictly one step after the other. Spec §4 "Submit sequence". If a step fails, the later
 * ones are not sent, and Submit restarts the sequence. Input typed during validation is saved and validated too.
 *
 * Refused answers are sent once more. If an answer is refused, or gives way to another save, the sequence ends.
 *
 * @throws UnauthorizedError | ServerError of the failed step.
 */
export async function submitApplication(session: StudentSession): Promise<Submission> {
  const { sdk, queryClient, form } = session;
  const { letters, told } = form;
  /** Returns whether the student has to look at something first, and lists it. */
  const holdsUp = () => {
    if (!told.hasNew && letters.refused.length === 0) return false;
    told.showAll();
    return true;
  };
  const save = async () => {
    await runMutation(queryClient, answersMutation(session), 'all');
    return holdsUp();
  };
  const post = (status: 'started' | 'validating' | 'submitted') =>
    runMutation(queryClient, webStatusMutation(session), status);

  // If the browser was killed, an entered answer may have been saved before it was tidied (decision 034).
  form.commit();
  form.change(asIfLeft(form.index, form.view, form.state.answers), 'product');
  letters.tidySaved();
  letters.revise(retry);
  if (await save()) return 'lettersRemain';
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
    if (await save()) return 'lettersRemain';
  }
  // Another save may have ended meanwhile, such as that of a hidden page.
  if (holdsUp()) return 'lettersRemain';
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
