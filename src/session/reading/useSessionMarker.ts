import { useSyncExternalStore } from 'react';
import { onShown } from '../lifecycle/pageLife.ts';
import { useSessions } from './SessionsContext.ts';
import { onLogOutSettledElsewhere } from '../browser/storage.ts';

/**
 * Returns the marker of the browser's session, which another tab may start or end at any time.
 *
 * Returns '' if there is no session, and on a prerendered page until React has hydrated it.
 */
export function useSessionMarker(): string {
  const sessions = useSessions();
  return useSyncExternalStore(
    subscribe,
    () => sessions.marker,
    () => '',
  );
}

/**
 * Cookie changes fire no event, so the marker is read again on focus and whenever the page becomes visible.
 */
function subscribe(listener: () => void): () => void {
  const stop = onLogOutSettledElsewhere(listener);
  window.addEventListener('focus', listener);
  const stopShown = onShown(listener);
  return () => {
    stop();
    stopShown();
    window.removeEventListener('focus', listener);
  };
}
