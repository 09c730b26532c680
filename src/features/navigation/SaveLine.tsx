import { useMutation, useMutationState } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  answersMutation,
  BACKGROUND_KIND as BACKGROUND,
  judgeFailure,
  SAVES,
  type StudentSession,
  useFormValue,
  useSession,
} from '../../session/index.ts';
import { Icon, LinkButton, Spinner, useIsLive, useKeptFocus } from '../../ui/index.ts';
import { NAVIGATION_WORDS } from './navigationWords.ts';

const WORDS = NAVIGATION_WORDS.saving;

/** Shows whether the answers on screen are saved. */
export function SaveLine() {
  const session = useSession();
  const isLive = useIsLive();
  if (session.kind === 'student') return <StudentLine session={session} />;
  return (
    <div className="app-save-status" role="status">
      {/* If cookies are blocked, no account is suggested, because the student could not stay logged in. */}
      <span>{isLive && !navigator.cookieEnabled ? WORDS.cookiesBlocked : WORDS.needsAccount}</span>
    </div>
  );
}

/** When the Try again button disappears, the line itself receives focus. */
function StudentLine({ session }: { session: StudentSession }) {
  const isUnsaved = useFormValue(({ hasUnsaved }) => hasUnsaved);
  const savedAt = useFormValue((form) => form.letters.savedAt);
  const saves = useMutationState({
    filters: { mutationKey: SAVES },
    select: ({ state, options }) => ({ ...state, kind: options.mutationKey?.[1] }),
  });
  const retry = useMutation(answersMutation(session));
  const line = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(line);

  const isSaving = saves.some(({ status, kind }) => status === 'pending' && kind !== BACKGROUND);
  // A failure is superseded by a later save of the same kind, or by a successful background save.
  const failures = saves.filter(
    (save, at) =>
      save.status === 'error' &&
      !saves
        .slice(at + 1)
        .some(({ kind, status }) => kind === save.kind || (kind === BACKGROUND && status === 'success')),
  );
  const failed = failures.findLast(({ kind }) => kind !== BACKGROUND);
  const [state, text] = isSaving
    ? (['saving', WORDS.now] as const)
    : failed?.error && isUnsaved
      ? (['failed', WORDS.failed[causeOf(failed.error)]] as const)
      : savedAt !== null && !isUnsaved
        ? (['saved', WORDS.savedAt(timeOf(savedAt))] as const)
        : failures.length > 0 && isUnsaved
          ? (['idle', WORDS.notYet] as const)
          : (['idle', WORDS.idle] as const);
  return (
    <div
      className={`app-save-status app-save-status--${state}`}
      role="status"
      // Background saves are not announced.
      aria-live={saves.at(-1)?.kind === BACKGROUND ? 'off' : undefined}
      ref={line}
      tabIndex={-1}
      {...keptFocus}
    >
      {state === 'saving' && <Spinner size="small" />}
      {state === 'saved' && <Icon name="check" />}
      {state === 'failed' && <Icon name="alert" />}
      <span>{text}</span>
      {state === 'failed' && <LinkButton onClick={() => retry.mutate('all')}>{WORDS.tryAgain}</LinkButton>}
    </div>
  );
}

function causeOf(error: Error): 'offline' | 'server' {
  return judgeFailure(error).kind === 'unreachable' ? 'offline' : 'server';
}

function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}
