import { useMutation, useMutationState } from '@tanstack/react-query';
import { useRef } from 'react';
import { keysOf } from '../../core/answers/answersTo.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import { isHeldBack, retry as retryRefused } from '../../core/run/journal/Journal.ts';
import { isCompanion } from '../../core/answers/isCompanion.ts';
import {
  answersMutation,
  BACKGROUND_KIND as BACKGROUND,
  judgeFailure,
  SAVES,
  type StudentSession,
  useFormValue,
  useIsUnkept,
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

/** The look of the line, its text, and a button's label with its effect. */
type LineState = readonly [
  state: 'idle' | 'saving' | 'saved' | 'failed',
  text: string,
  button?: readonly [label: string, press: () => void],
];

/** When the Try again button disappears, the line itself receives focus. */
function StudentLine({ session }: { session: StudentSession }) {
  const isUnsaved = useFormValue(({ hasUnsaved }) => hasUnsaved);
  const { form } = session;
  const savedAt = useFormValue(({ letters }) => letters.savedAt);
  const hasTold = useFormValue(({ told }) => told.hasNew);
  const refused = useFormValue(namesOfRefused).split('\n').filter(Boolean);
  const hasHeldBack = useFormValue(({ letters }) => isHeldBack(letters.journal));
  const isUnkept = useIsUnkept(session);
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
  const retryAll = () => {
    form.letters.revise(retryRefused);
    retry.mutate('all');
  };
  const [state, text, button] = ((): LineState => {
    if (isSaving) return ['saving', WORDS.now];
    if (failed?.error && isUnsaved)
      return ['failed', WORDS.failed[causeOf(failed.error)], [WORDS.tryAgain, retryAll]];
    if (hasHeldBack) return ['failed', WORDS.held];
    if (hasTold) return ['failed', WORDS.told, [WORDS.seeTold, () => form.told.showAll()]];
    if (refused.length > 0 && !isUnsaved)
      return ['failed', WORDS.refused(refused.length, refused.join(', ')), [WORDS.tryAgain, retryAll]];
    if (savedAt !== null && !isUnsaved) return ['saved', WORDS.savedAt(timeOf(savedAt))];
    return ['idle', (failures.length > 0 || isUnkept) && isUnsaved ? WORDS.notYet : WORDS.idle];
  })();
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
      {button && <LinkButton onClick={button[1]}>{button[0]}</LinkButton>}
    </div>
  );
}

/** Returns the names of the questions whose answers are refused, one a line. */
function namesOfRefused({ letters }: FormStore): string {
  const keys = letters.refused.flatMap(({ answers, cleared = [] }) =>
    keysOf(answers).filter((key) => !isCompanion(key) && !cleared.includes(key)),
  );
  return [...new Set(keys.map((key) => letters.nameOf(key) ?? key))].join('\n');
}

function causeOf(error: Error): 'offline' | 'server' {
  return judgeFailure(error).kind === 'unreachable' ? 'offline' : 'server';
}

function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}
