import type { NavigationState } from '../routes/NavigationState.ts';
import type { EndReason } from '../session/index.ts';
import { APP_WORDS } from './appWords.ts';

const WORDS = APP_WORDS.ended;

const error = (text: string): NavigationState => ({ message: { severity: 'error', text } });

/** The login card's message for each reason a session can end. A log-out by choice needs none. */
export const ARRIVALS: Readonly<Record<EndReason, NavigationState>> = {
  choice: {},
  inactivity: error(WORDS.inactivity),
  rejected: { ...error(WORDS.rejected), rejected: true },
  replaced: error(WORDS.replaced),
};
