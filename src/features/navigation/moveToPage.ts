import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { NavigationState } from '../../routes/NavigationState.ts';
import {
  answersMutation,
  carriedForm,
  isSubmitting,
  LogOutFailedError,
  noteMoved,
  type OpenSession,
  OwnerDoubtError,
  saveAndValidate,
  type Session,
  type Sessions,
  startMutation,
  type StudentSession,
} from '../../session/index.ts';

export const PAGE_MOVES = ['move-to-page'] as const;

export interface PageMove {
  readonly to: string;
  /** The hash of a link's URL, which identifies a question. */
  readonly hash?: string;
  readonly state?: NavigationState;
  /** Whether the request was made during another navigation, which is already sending the answers. */
  readonly joins: boolean;
}

export interface MoveContext {
  readonly sessions: Sessions;
  readonly session: OpenSession;
  readonly pathname: string;
  readonly search: string;
  readonly navigate: (move: Omit<PageMove, 'joins'>) => void | Promise<void>;
}

/**
 * Navigates to another page of the form; used by all steps, buttons and links. Spec §2.
 *
 * First saves and validates a student's answers, even if nothing is unsaved; if that fails, the student stays on the
 * page. Input typed in the meantime is saved on arrival. Of several requests, only the newest has an effect (decision
 * 019).
 */
export const pageMoveMutation = ({ sessions, session, pathname, search, navigate }: MoveContext) =>
  mutationOptions({
    mutationKey: PAGE_MOVES,
    scope: { id: 'move-to-page' },
    mutationFn: async (move: PageMove) => {
      const student = await studentOf(sessions, session, search);
      if (student && !move.joins) await saveAndValidate(student);
      const isHere = move.to === pathname && !move.state;
      if (isHere || !isNewest(session.queryClient, move) || isSubmitting(session.queryClient)) return;
      if (student) noteMoved(student);
      await navigate(move);
      // While a page is being filled in, no dialog opens.
      student?.form.told.show();
      if (student?.form.hasUnsavedAnswers)
        startMutation(student.queryClient, answersMutation(student), 'unsaved');
    },
  });

/** Returns the student session to save, or null. If a visitor has logged in from another tab, opens it first. */
async function studentOf(
  sessions: Sessions,
  session: Session,
  search: string,
): Promise<StudentSession | null> {
  if (!sessions.isStudentByNow(session)) return session.kind === 'student' ? session : null;
  try {
    const opened = await sessions.open(search);
    return opened.kind === 'student' ? opened : null;
  } catch (error) {
    // The target page's error screen shows the failure, or asks whose session it is.
    if (error instanceof LogOutFailedError || error instanceof OwnerDoubtError) return null;
    throw error;
  }
}

export type Press = 'nothing' | 'signup' | 'move' | 'join';

/** Decides the effect of a press, given the target of an earlier press that is still pending. */
export function judgePress(
  { sessions, session }: Pick<MoveContext, 'sessions' | 'session'>,
  to: string,
  goingTo: string | null,
): Press {
  const { queryClient } = session;
  if (isSubmitting(queryClient) || to === goingTo) return 'nothing';
  if (!sessions.isStudentByNow(session) && carriedForm(session)) return 'signup';
  return queryClient.isMutating({ mutationKey: PAGE_MOVES }) === 0 ? 'move' : 'join';
}

/** Cancels a pending navigation in favour of Back, Forward, or a jump within this page. */
export function stayInstead(
  { queryClient }: Pick<MoveContext['session'], 'queryClient'>,
  here: string,
): void {
  if (queryClient.isMutating({ mutationKey: PAGE_MOVES }) === 0) return;
  const wish = {
    mutationKey: PAGE_MOVES,
    scope: { id: 'move-to-page' },
    mutationFn: () => Promise.resolve(),
  };
  const move: PageMove = { to: here, joins: true };
  startMutation(queryClient, wish, move);
}

/** Returns whether this move is the newest request and the save it joined has not failed. */
function isNewest(queryClient: QueryClient, move: PageMove): boolean {
  const moves = queryClient.getMutationCache().findAll({ mutationKey: PAGE_MOVES });
  const at = moves.findIndex(({ state }) => state.variables === move);
  const hasFailed = move.joins && moves[at - 1]?.state.status === 'error';
  return at === moves.length - 1 && !hasFailed;
}
