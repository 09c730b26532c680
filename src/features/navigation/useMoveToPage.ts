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
  type Place,
  stayInstead,
} from './moveToPage.ts';

/**
 * Goes to another page of the form the way every menu item, button and link does; `moveToPage.ts` has the rules.
 *
 * A failure is thrown to the dialog boundary around the control. A visitor who has typed something is sent to the
 * sign-up card. A place on the page at hand is gone to at once.
 */
export function useMoveToPage(history: 'push' | 'replace') {
  const sessions = useSessions();
  const session = useSession();
  const go = useNavigate();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const goingTo = useGoingTo();

  const navigate: Place['navigate'] = ({ to, hash, state }) =>
    go({ pathname: to, search, hash }, { replace: to === pathname || history === 'replace', state });
  const place = { sessions, session, pathname, search, navigate };
  const options = pageMoveMutation(place);
  const { mutate } = useMutation(options);

  const moveTo = (to: string, state?: NavigationState, hash?: string) => {
    if (to === pathname && state && !isSubmitting(queryClient)) {
      stayInstead(session, pathname);
      // What fails is told by the save line: the person is where they wanted to be.
      if (session.kind === 'student') saveAndValidate(session).catch(() => undefined);
      void navigate({ to, hash, state });
      return;
    }
    const press = judgePress(place, to, goingTo);
    if (press === 'signup') void go(SIGN_UP_PATH);
    if (press === 'move') mutate({ to, hash, state, joins: false });
    // The control that was pressed first goes on watching the save, and throws its failure.
    if (press === 'join') startMutation(queryClient, options, { to, hash, state, joins: true });
  };
  return { moveTo, goingTo };
}

/** The page being gone to, by whichever step or button; null without one. */
function useGoingTo(): string | null {
  const isGivenUp = useIsMutating({ mutationKey: SUBMISSIONS }) > 0;
  const wishes = useMutationState({
    filters: { mutationKey: PAGE_MOVES, status: 'pending' },
    select: ({ state }) => (state.variables as PageMove).to,
  });
  // A step pressed before a submission is given up for it.
  return isGivenUp ? null : (wishes.at(-1) ?? null);
}
