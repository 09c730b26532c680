import type { NavigationState } from '../routes/NavigationState.ts';
import { SHARED_WORDS } from '../routes/routeWords.ts';
import type { EndReason } from '../session/Session.ts';

const error = (text: string): NavigationState => ({ message: { severity: 'error', text } });

/** The login's message for each reason a session ended; a chosen log-out needs none. */
export const ARRIVALS: Readonly<Record<EndReason, NavigationState>> = {
  choice: {},
  inactivity: error(SHARED_WORDS.loggedOutByInactivity),
  refused: { ...error(SHARED_WORDS.sessionInvalid), refused: true },
  replaced: error(SHARED_WORDS.replaced),
};
