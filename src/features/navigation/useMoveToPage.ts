import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { SIGN_UP_PATH } from '../../routes/paths.ts';
import {
  isSubmitting,
  saveAndValidate,
  startMutation,
  SUBMISSIONS,
  useSession,
  useSessions,
} from '../../session/index.ts';
import {
  judgePress,
  type PageMove,
  pageMoveMutation,
  PAGE_MOVES,
  type MoveContext,
  stayInstead,
} from './moveToPage.ts';

/**
 * Returns the function with which every step, button and link navigates; `moveToPage.ts` has the rules. Failures are
 * thrown to the dialog boundary around the control.
 */
export function useMoveToPage(history: 'push' | 'replace') {
  const sessions = useSessions();
  const session = useSession();
  const go = useNavigate();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const goingTo = useGoingTo();

  const navigate: MoveContext['navigate'] = ({ to, hash, state }) =>
    go({ pathname: to, search, hash }, { replace: to === pathname || history === 'replace', state });
  const context = { sessions, session, pathname, search, navigate };
  const options = pageMoveMutation(context);
  const { mutate } = useMutation(options);

  const moveTo = (to: string, state?: NavigationState, hash?: string) => {
    if (to === pathname && state && !isSubmitting(queryClient)) {
      stayInstead(session, pathname);
      void navigate({ to, hash, state });
      // A slow phone shows the question before the save begins. The save line reports a failure.
      if (session.kind === 'student') setTimeout(() => void saveAndValidate(session).catch(() => undefined));
      return;
    }
    const press = judgePress(context, to, goingTo);
    if (press === 'signup') void go(SIGN_UP_PATH);
    if (press === 'move') mutate({ to, hash, state, joins: false });
    // The press that started the pending save throws its failure.
    if (press === 'join') startMutation(queryClient, options, { to, hash, state, joins: true });
  };
  return { moveTo, goingTo };
}

function useGoingTo(): string | null {
  const isGivenUp = useIsMutating({ mutationKey: SUBMISSIONS }) > 0;
  const wishes = useMutationState({
    filters: { mutationKey: PAGE_MOVES, status: 'pending' },
    select: ({ state }) => (state.variables as PageMove).to,
  });
  // A submission cancels a navigation that was requested before it.
  return isGivenUp ? null : (wishes.at(-1) ?? null);
}
