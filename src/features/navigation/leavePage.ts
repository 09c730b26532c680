import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { answersMutation } from '../../data/answers.ts';
import { startMutation } from '../../data/runMutation.ts';
import { saveAndValidate } from '../../data/saveAndValidate.ts';
import { isSubmitting } from '../../data/submission.ts';
import { carriedForm } from '../../session/carriedForm.ts';
import type { SessionHost } from '../../session/createSessionHost.ts';
import { enter } from '../../session/enter.ts';
import { LogOutFailedError } from '../../session/LogOutFailedError.ts';
import { isStudentByNow } from '../../session/readAccess.ts';
import type { NoSession, Session, StudentSession } from '../../session/Session.ts';

/** Marks the mutations that lead from one page of the form to another. */
export const LEAVES = ['leave-page'] as const;

/** A page of the form that was asked for. */
export interface Leave {
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
  readonly host: SessionHost;
  readonly session: Exclude<Session, NoSession>;
  readonly pathname: string;
  readonly search: string;
  readonly navigate: (leave: Omit<Leave, 'joins'>) => void | Promise<void>;
}

/**
 * Leaves a page of the form, the one way for steps, buttons and links.
 *
 * A student's answers are saved and validated first, also when nothing is unsaved; a failure keeps them on the page.
 * What is typed meanwhile is saved on arrival. Only the newest of several wishes is followed (decision 019). Spec §2.
 */
export const leaveMutation = ({ host, session, pathname, search, navigate }: Place) =>
  mutationOptions({
    mutationKey: LEAVES,
    scope: { id: 'leave-page' },
    mutationFn: async (leave: Leave) => {
      const student = await studentOf(host, session, search);
      if (student && !leave.joins) await saveAndValidate(student);
      const isHere = leave.to === pathname && !leave.state;
      if (isHere || !isNewest(session.queryClient, leave) || isSubmitting(session.queryClient)) return;
      // They have navigated on their own, so their last page does not call them back (ROUTE-23).
      if (student) student.hasChangedPage = true;
      await navigate(leave);
      if (student?.form.hasUnsavedAnswers)
        startMutation(student.queryClient, answersMutation(student), 'unsaved');
    },
  });

/** The student whose answers are to be saved; a visitor may have become one in another tab. */
async function studentOf(
  host: SessionHost,
  session: Session,
  search: string,
): Promise<StudentSession | null> {
  if (!isStudentByNow(session.kind, host.cookies())) return session.kind === 'student' ? session : null;
  try {
    const opened = await enter(host, search);
    return opened.kind === 'student' ? opened : null;
  } catch (error) {
    // The page that is gone to says so, on its error screen.
    if (error instanceof LogOutFailedError) return null;
    throw error;
  }
}

/** What a press leads to. */
export type Press = 'nothing' | 'signup' | 'leave' | 'join';

/** Decides what a press on a step, a button or a link leads to; `goingTo` is where an earlier one leads. */
export function judgePress(
  { host, session }: Pick<Place, 'host' | 'session'>,
  to: string,
  goingTo: string | null,
): Press {
  const { queryClient } = session;
  if (isSubmitting(queryClient) || to === goingTo) return 'nothing';
  if (!isStudentByNow(session.kind, host.cookies()) && carriedForm(session)) return 'signup';
  return queryClient.isMutating({ mutationKey: LEAVES }) === 0 ? 'leave' : 'join';
}

/** Gives up the page being gone to: the browser's Back or Forward, or a place on this page, is the newer wish. */
export function stayInstead({ queryClient }: Pick<Place['session'], 'queryClient'>, here: string): void {
  if (queryClient.isMutating({ mutationKey: LEAVES }) === 0) return;
  const wish = { mutationKey: LEAVES, scope: { id: 'leave-page' }, mutationFn: () => Promise.resolve() };
  const leave: Leave = { to: here, joins: true };
  startMutation(queryClient, wish, leave);
}

/** Whether nothing was asked for since, and the save it joined has not failed. */
function isNewest(queryClient: QueryClient, leave: Leave): boolean {
  const leaves = queryClient.getMutationCache().findAll({ mutationKey: LEAVES });
  const at = leaves.findIndex(({ state }) => state.variables === leave);
  const hasFailed = leave.joins && leaves[at - 1]?.state.status === 'error';
  return at === leaves.length - 1 && !hasFailed;
}
