import { useSyncExternalStore } from 'react';
import { onShown } from './pageLife.ts';
import { useSessions } from './SessionsContext.ts';
import { onLogOutSettledElsewhere } from './storage.ts';

/**
 * Reads the marker of the browser's session, which another tab may begin or end meanwhile.
 *
 * '' without one, and in a page written at build time until React has taken it over.
 */
export function useSessionMarker(): string {
  const sessions = useSessions();
  return useSyncExternalStore(
    subscribe,
    () => sessions.marker,
    () => '',
  );
}

/** No event tells of a cookie: it is read again when the page is looked at again. */
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
