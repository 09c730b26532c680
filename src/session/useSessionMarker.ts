import { useSyncExternalStore } from 'react';
import { readMarker } from './readAccess.ts';
import { useSessionHost } from './SessionHostContext.ts';
import { onLogOutSettledElsewhere } from './storage.ts';

/**
 * Reads the marker of the browser's session, which another tab may begin or end meanwhile.
 *
 * '' without one, and in a page written at build time until React has taken it over.
 */
export function useSessionMarker(): string {
  const { cookies } = useSessionHost();
  return useSyncExternalStore(
    subscribe,
    () => readMarker(cookies()),
    () => '',
  );
}

/** No event tells of a cookie: it is read again when the page is looked at again. */
function subscribe(listener: () => void): () => void {
  const stop = onLogOutSettledElsewhere(listener);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
