import { useTransition } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { DEFAULT_PATH } from '../../routes/paths.ts';
import { CARD_NAMES, cardErrorLabel } from './cards/cardNameWords.ts';
import { useSessionMarker, useSessions } from '../../session/index.ts';
import { LinkButton, showToast } from '../../ui/index.ts';
import { AUTH_WORDS } from './authWords.ts';

const WORDS = AUTH_WORDS.signedIn;

/**
 * Shows on a card that this browser already has a session, with a link to continue and a button to log out. Makes no
 * call, so it shows the name only if the session belongs to this tab's student. Ignores a session that the server has
 * rejected.
 */
export function SignedInNote() {
  const sessions = useSessions();
  const session = useStore(sessions.current);
  const state = useLocation().state as NavigationState | null;
  const [isLoggingOut, startLogOut] = useTransition();
  const marker = useSessionMarker();
  const isRejected = state?.rejected || (session.kind === 'none' && session.ended === 'rejected');
  if (marker === '' || isRejected) return null;

  const logOut = async () => {
    const failure = await sessions.logOutOfBrowser();
    if (!failure) return;
    const label = cardErrorLabel(CARD_NAMES.login);
    const { message } = failure.cause as Error;
    showToast({ severity: 'error', label, message: WORDS.failed(message) });
  };

  const isOwn = session.kind === 'student' && session.marker === marker;
  return (
    <div>
      {isOwn ? (
        <p>
          <span>{WORDS.as[0]}</span>
          <b translate="no">{session.username.toLowerCase()}</b>
          <span>{WORDS.as[1]}</span>
        </p>
      ) : (
        <p>{WORDS.unknown}</p>
      )}
      <div className="app-auth-card__row">
        <Link className="app-link-button" to={DEFAULT_PATH}>
          {ROUTE_WORDS.backToApplication}
        </Link>
        <LinkButton
          aria-disabled={isLoggingOut || undefined}
          onClick={() => !isLoggingOut && startLogOut(logOut)}
        >
          {WORDS.logOut}
        </LinkButton>
      </div>
    </div>
  );
}
