import { MESSAGES } from '../../core/application/messages.ts';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import type { EndReason } from './sessionChannel.ts';

/** What the login says to whoever was logged out: only who was sent there needs a reason (INACT-02, INACT-07). */
export const ARRIVALS: Record<EndReason, NavigationState> = {
  inactivity: { message: { severity: 'error', text: MESSAGES.loggedOutByInactivity } },
  choice: {},
};
