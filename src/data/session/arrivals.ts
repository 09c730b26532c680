import type { NavigationState } from '../../core/application/NavigationState.ts';
import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import type { EndReason } from './sessionChannel.ts';

/** What the login says to whoever was logged out: only who was sent there needs a reason (INACT-02, INACT-07). */
export const ARRIVALS: Record<EndReason, NavigationState> = {
  inactivity: { message: { severity: 'error', text: SHARED_WORDS.loggedOutByInactivity } },
  choice: {},
};
