import { useMutationState } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { COMPLETION_PATH } from '../../routes/paths.ts';
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
      select: ({ state }) => state.data as readonly AnswerKey[],
    }).at(-1) ?? [];

  if (web_status === 'submitted') {
    const message = { severity: 'success', text: SUBMIT_WORDS.submitted } as const;
    const state: NavigationState = hasPressed && missing.length === 0 ? { message } : {};
    return <Navigate to={COMPLETION_PATH} state={state} replace />;
  }
  return (
    <Modal
      isOpen={missing.length > 0}
      dismissible={false}
      title={WORDS.title}
      footer={<Button onClick={() => finishSubmitted(session)}>{WORDS.goOn}</Button>}
    >
      <p>{WORDS.text}</p>
      <ul>
        {missing.map((key) => (
          <li key={key}>{labelIn(session.form.index, key)}</li>
        ))}
      </ul>
      <p>{WORDS.whatToDo}</p>
    </Modal>
  );
}

function labelIn(index: FormIndex, key: AnswerKey): string {
  const placed = index.placesOf.get(key)?.[0];
  return placed ? nameOf(placed) : key;
}
