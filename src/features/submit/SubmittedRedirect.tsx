import { useMutationState } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { COMPLETION_PATH } from '../../routes/paths.ts';
import { entriesOf } from '../../core/entriesOf.ts';
import { type Answers, EMPTY_ANSWER } from '../../core/run/answers/FormState.ts';
import type { FormIndex } from '../../core/run/indexForm.ts';
import { nameOf } from '../../core/run/validation/nameOf.ts';
import {
  type AnswerKey,
  finishSubmitted,
  RECONCILIATIONS,
  SUBMISSIONS,
  useSession,
  useSnapshot,
} from '../../session/index.ts';
import { Button, Modal } from '../../ui/index.ts';
import { SUBMIT_WORDS } from './submitWords.ts';

const WORDS = SUBMIT_WORDS.submittedElsewhere;

/**
 * Redirects to the thank-you page once the application has been submitted in this tab, in another one or on
 * another device.
 *
 * Before redirecting, lists any answers typed in this tab that are not in the application. The success
 * message is shown only to a student who pressed Submit and whose answers are all in the application. Spec §2
 * "Redirects after actions".
 */
export function SubmittedRedirect() {
  const session = useSession();
  const { web_status } = useSnapshot();
  // Ignores attempts that ended in validation errors: they submitted nothing.
  const hasPressed =
    useMutationState({
      filters: { mutationKey: SUBMISSIONS, predicate: ({ state }) => state.data !== 'errorsRemain' },
    }).length > 0;
  const missing =
    useMutationState({
      filters: { mutationKey: RECONCILIATIONS, status: 'success' },
      select: ({ state }) => state.data as Answers,
    }).at(-1) ?? {};
  const names = entriesOf(missing);
  const goOn = () => {
    if (session.kind === 'student') finishSubmitted(session);
  };

  if (web_status === 'submitted') {
    const message = { severity: 'success', text: SUBMIT_WORDS.submitted } as const;
    const state: NavigationState = hasPressed && names.length === 0 ? { message } : {};
    return <Navigate to={COMPLETION_PATH} state={state} replace />;
  }
  return (
    <Modal
      isOpen={names.length > 0}
      dismissible={false}
      title={WORDS.title}
      footer={<Button onClick={goOn}>{WORDS.goOn}</Button>}
    >
      <p>{WORDS.text}</p>
      <ul className="app-list">
        {names.map(([key, text]) => (
          <li key={key}>{lineOf(session.form.index, key, text)}</li>
        ))}
      </ul>
      <p>{WORDS.whatToDo}</p>
    </Modal>
  );
}

/** Returns the question's name with the text typed here; a masked text is not shown. */
function lineOf(index: FormIndex, key: AnswerKey, text: string): string {
  const placed = index.placesOf.get(key)?.[0];
  const name = placed ? nameOf(placed) : key;
  return text === EMPTY_ANSWER || index.maskedKeys.has(key) ? name : `${name}: ${text}`;
}
