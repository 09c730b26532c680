import {
  mutationOptions,
  type QueryClient,
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { startMutation } from '../../data/runMutation.ts';
import { saveAndValidate } from '../../data/saveAndValidate.ts';
import { isSubmitting, SUBMISSIONS } from '../../data/submission.ts';
import { carriedForm } from '../../session/carriedForm.ts';
import { isStudentByNow } from '../../session/readAccess.ts';
import { useSessionHost } from '../../session/SessionHostContext.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** A page being left by a step or a button. */
export const LEAVES = ['leave-page'] as const;

interface Leave {
  readonly to: string;
  /** What the page is to know; without it there is nothing to do on the page at hand. */
  readonly state: NavigationState | undefined;
  /** Pressed while another was under way: the answers are being sent already. */
  readonly joins: boolean;
}

/**
 * Leaves a page of the form the way every menu item and button does.
 *
 * A student's answers are saved and validated first, and a failure keeps them on the page; it is
 * thrown to the dialog boundary around the control. A visitor who has typed something is sent to the sign-up
 * card. Spec §2.
 *
 * Only one navigation is in flight: a repeated press is ignored, a press on another page replaces the
 * target, and a submission is not left (decision 019).
 */
export function useLeavePage(history: 'push' | 'replace') {
  const session = useSession();
  const host = useSessionHost();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const goingTo = useGoingTo();

  const options = mutationOptions({
    mutationKey: LEAVES,
    scope: { id: 'leave-page' },
    mutationFn: async (wish: Leave) => {
      if (session.isStudent && !wish.joins) await saveAndValidate(session);
      const isHere = wish.to === pathname;
      if ((isHere && !wish.state) || !isNewest(queryClient, wish) || isSubmitting(queryClient)) return;
      const replace = isHere || history === 'replace';
      await navigate({ pathname: wish.to, search }, { replace, state: wish.state });
    },
  });
  const { mutate } = useMutation(options);

  /** Goes to a page of the form, once what was typed is safe. */
  const leave = (to: string, state?: NavigationState) => {
    if (isSubmitting(queryClient) || to === goingTo) return;
    if (!isStudentByNow(session.kind, host.cookies()) && carriedForm(session)) void navigate('/signup');
    else if (queryClient.isMutating({ mutationKey: LEAVES }) === 0) mutate({ to, state, joins: false });
    // The control that was pressed first goes on watching the save, and throws its failure.
    else startMutation(queryClient, options, { to, state, joins: true });
  };
  return { leave, goingTo };
}

/** The page being gone to, by whichever step or button; null without one. */
function useGoingTo(): string | null {
  const isGivenUp = useIsMutating({ mutationKey: SUBMISSIONS }) > 0;
  const wishes = useMutationState({
    filters: { mutationKey: LEAVES, status: 'pending' },
    select: ({ state }) => (state.variables as Leave).to,
  });
  // A step pressed before a submission is given up for it.
  return isGivenUp ? null : (wishes.at(-1) ?? null);
}

/** Whether nothing was pressed since, and the save it joined has not failed. */
function isNewest(queryClient: QueryClient, wish: Leave): boolean {
  const leaves = queryClient.getMutationCache().findAll({ mutationKey: LEAVES });
  const at = leaves.findIndex(({ state }) => state.variables === wish);
  const hasFailed = wish.joins && leaves[at - 1]?.state.status === 'error';
  return at === leaves.length - 1 && !hasFailed;
}
