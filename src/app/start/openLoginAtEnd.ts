import type { DataRouter } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { LOGIN_PATH } from '../../routes/paths.ts';
import type { EndReason, Sessions } from '../../session/index.ts';
import { dismissToasts } from '../../ui/index.ts';
import { APP_WORDS } from '../appWords.ts';

const WORDS = APP_WORDS.ended;

const error = (text: string): NavigationState => ({ message: { severity: 'error', text } });

/** The login card's message for each reason why a session can end. */
const ARRIVALS: Readonly<Record<EndReason, NavigationState>> = {
  choice: {},
  inactivity: error(WORDS.inactivity),
  rejected: { ...error(WORDS.rejected), rejected: true },
  replaced: error(WORDS.replaced),
};

/** When a session ends, removes the toasts about its application and opens the login card with the reason. */
export function openLoginAtEnd(sessions: Sessions, router: Pick<DataRouter, 'navigate'>): void {
  sessions.current.subscribe((session) => {
    if (session.kind !== 'none' || !session.ended) return;
    dismissToasts();
    void router.navigate(LOGIN_PATH, { replace: true, state: ARRIVALS[session.ended] });
  });
}
