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
 * Returns the way to navigate used by every menu item, button and link; `moveToPage.ts` has the rules.
 *
 * Throws a failure to the dialog boundary around the control. Sends a visitor with unsaved input to the
 * sign-up card. Navigates at once to a place on the current page.
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
      // The save line shows a failure, since the person is already at their target.
      if (session.kind === 'student') saveAndValidate(session).catch(() => undefined);
      void navigate({ to, hash, state });
      return;
    }
    const press = judgePress(place, to, goingTo);
    if (press === 'signup') void go(SIGN_UP_PATH);
    if (press === 'move') mutate({ to, hash, state, joins: false });
    // The control pressed first keeps watching the save and throws its failure.
    if (press === 'join') startMutation(queryClient, options, { to, hash, state, joins: true });
  };
  return { moveTo, goingTo };
}

/** The target page of any pending step or button; null without one. */
function useGoingTo(): string | null {
  const isGivenUp = useIsMutating({ mutationKey: SUBMISSIONS }) > 0;
  const wishes = useMutationState({
    filters: { mutationKey: PAGE_MOVES, status: 'pending' },
    select: ({ state }) => (state.variables as PageMove).to,
  });
  // A submission cancels a step pressed before it.
  return isGivenUp ? null : (wishes.at(-1) ?? null);
}
