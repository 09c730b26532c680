import type { AnswerKey, DocumentAnswerKey } from '@admission/sdk';
import { ADD_ANOTHER_DEFAULT } from '../../core/constants.ts';
import { entriesOf } from '../../core/entriesOf.ts';
import { askedKeys } from '../../core/kinds/kinds.ts';
import { companionOf } from '../../core/kinds/questionKeys.ts';
import { answersTo } from '../../core/answers/answersTo.ts';
import { EMPTY_ANSWER } from '../../core/answers/FormState.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { runMutation } from '../calls/runMutation.ts';
import { readDocuments, rereadDocuments } from '../documents/documents.ts';
import { UNSENT_PHOTOS } from '../documents/unsentFiles.ts';
import { removalMutation, type Upload, UPLOADS } from '../documents/uploads.ts';
import { answersMutation } from './answers.ts';
import { countsAndTabsMutation } from './countsAndTabs.ts';
import type { StudentSession } from '../Session.ts';

/** Returns what `startOver` would remove: the number of answered questions, and the file names of the documents. */
export function contentsOf(session: StudentSession) {
  const documents = Object.values(readDocuments(session)).map(({ file_name }) => file_name);
  return { answers: answeredKeys(session.form).length, documents };
}

/**
 * Blanks all answers, counts and tabs, and removes the documents, here and on the server. The account, the status
 * and the log-ins stay.
 *
 * Each answer is a separate change. What was typed before in the other tabs gives way, and is listed there; so does what
 * other devices have typed, once they read the empty application. Calling it again continues where it failed.
 *
 * @throws the first failure, once everything has been tried.
 */
export async function startOver(session: StudentSession): Promise<void> {
  const { form, queryClient, post } = session;
  form.commit();
  post({ type: 'startedOver' });
  // Starts with the last question, so that a choice finds no answers left to clear.
  for (const key of answeredKeys(form).reverse())
    form.change(answersTo([key, companionOf(key)].filter((each) => form.index.placesOf.has(each))));
  for (const [id, count] of Object.entries(form.state.addAnother))
    if (count > ADD_ANOTHER_DEFAULT) form.setCount(id, ADD_ANOTHER_DEFAULT);
  for (const gate of form.index.questions.flatMap(({ gates }) => gates))
    if (gate.gate === 'tab' && form.view.tab(gate.tabsId, gate.defaultTab) !== gate.defaultTab)
      form.setTab(gate.tabsId, gate.defaultTab);
  form.forgetRemoved();

  queryClient.setQueriesData({ queryKey: [UNSENT_PHOTOS] }, []);
  for (const { state } of queryClient.getMutationCache().findAll({ mutationKey: UPLOADS, status: 'pending' }))
    (state.variables as Upload).controller.abort();
  const documents = entriesOf(readDocuments(session));

  // The caller reports the failure, so there is no toast, and the reread list shows what is left.
  const remove = (key: DocumentAnswerKey) =>
    runMutation(
      queryClient,
      {
        ...removalMutation(session, key),
        onError: () => rereadDocuments(session, key).catch(() => undefined),
      },
      undefined,
    );
  const removed = await Promise.allSettled(documents.map(([key]) => remove(key)));
  // The save follows the removals, because it contains the answers to upload questions too.
  const saved = await Promise.allSettled([
    runMutation(queryClient, answersMutation(session), 'all'),
    runMutation(queryClient, countsAndTabsMutation(session), undefined),
  ]);
  const failed = [...removed, ...saved].find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Lists the keys with an answer, in the form's order, without uploads and the labels of choices. */
function answeredKeys({ index, answer }: FormStore): AnswerKey[] {
  const asked = new Set(index.questions.flatMap(({ question }) => askedKeys(question)));
  return [...asked].filter((key) => !index.uploadKeys.includes(key) && answer(key) !== EMPTY_ANSWER);
}
