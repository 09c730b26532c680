import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { NavigationState } from '../../routes/NavigationState.ts';
import {
  answersMutation,
  carriedForm,
  isSubmitting,
  LogOutFailedError,
  noteMoved,
  type OpenSession,
  saveAndValidate,
  type Session,
  type Sessions,
  startMutation,
  type StudentSession,
} from '../../session/index.ts';

/** Marks the mutations that lead from one page of the form to another. */
export const PAGE_MOVES = ['move-to-page'] as const;

/** A page of the form that was asked for. */
export interface PageMove {
  readonly to: string;
  /** The question in the address of a link. */
  readonly hash?: string;
  /** What the page is to know. */
  readonly state?: NavigationState;
  /** Asked for while another was under way: the answers are being sent already. */
  readonly joins: boolean;
}

/** Where the person is, and how they get elsewhere. */
export interface Place {
  readonly sessions: Sessions;
  readonly session: OpenSession;
  readonly pathname: string;
  readonly search: string;
  readonly navigate: (move: Omit<PageMove, 'joins'>) => void | Promise<void>;
}

/**
 * Goes to another page of the form, the one way for steps, buttons and links.
 *
 * A student's answers are saved and validated first, also when nothing is unsaved; a failure keeps them on the page.
 * What is typed meanwhile is saved on arrival. Only the newest of several wishes is followed (decision 019). Spec §2.
 */
export const pageMoveMutation = ({ sessions, session, pathname, search, navigate }: Place) =>
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
      if (student?.form.hasUnsavedAnswers)
        startMutation(student.queryClient, answersMutation(student), 'unsaved');
    },
  });

/** The student whose answers are to be saved; a visitor may have become one in another tab. */
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
    // The page that is gone to says so, on its error screen.
    if (error instanceof LogOutFailedError) return null;
    throw error;
  }
}

/** What a press leads to. */
export type Press = 'nothing' | 'signup' | 'move' | 'join';

/** Decides what a press on a step, a button or a link leads to; `goingTo` is where an earlier one leads. */
export function judgePress(
  { sessions, session }: Pick<Place, 'sessions' | 'session'>,
  to: string,
  goingTo: string | null,
): Press {
  const { queryClient } = session;
  if (isSubmitting(queryClient) || to === goingTo) return 'nothing';
  if (!sessions.isStudentByNow(session) && carriedForm(session)) return 'signup';
  return queryClient.isMutating({ mutationKey: PAGE_MOVES }) === 0 ? 'move' : 'join';
}

/** Gives up the page being gone to: the browser's Back or Forward, or a place on this page, is the newer wish. */
export function stayInstead({ queryClient }: Pick<Place['session'], 'queryClient'>, here: string): void {
  if (queryClient.isMutating({ mutationKey: PAGE_MOVES }) === 0) return;
  const wish = {
    mutationKey: PAGE_MOVES,
    scope: { id: 'move-to-page' },
    mutationFn: () => Promise.resolve(),
  };
  const move: PageMove = { to: here, joins: true };
  startMutation(queryClient, wish, move);
}

/** Whether nothing was asked for since, and the save it joined has not failed. */
function isNewest(queryClient: QueryClient, move: PageMove): boolean {
  const moves = queryClient.getMutationCache().findAll({ mutationKey: PAGE_MOVES });
  const at = moves.findIndex(({ state }) => state.variables === move);
  const hasFailed = move.joins && moves[at - 1]?.state.status === 'error';
  return at === moves.length - 1 && !hasFailed;
}
