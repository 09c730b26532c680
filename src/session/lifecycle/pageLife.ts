import type { Sessions } from './Sessions.ts';

/**
 * Handles the page being hidden, closed, reloaded or restored. Hiding it counts as navigating (PROD-06): the
 * letters are kept and sent as they stand, then `carry` is called. The field being filled in is not committed,
 * because the page may be shown again in the middle of a word.
 *
 * A phone may hide a page and fire no further event; a computer may close a page without hiding it first. So
 * each event does all of the work, and a second one has no effect.
 *
 * @param carry writes a visitor's current answers into the history entry.
 * @returns a function that stops handling them.
 */
export function followPageLife(sessions: Sessions, carry: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  /** Whether the answers have been saved since the page was last shown. */
  let hasSaved = false;
  const saveAndCarry = () => {
    sessions.entrance?.saveLast(hasSaved);
    hasSaved = true;
    carry();
  };
  const hideOrShow = () => {
    if (document.visibilityState === 'hidden') saveAndCarry();
    else hasSaved = false;
  };
  const close = () => {
    saveAndCarry();
    sessions.entrance?.releaseLetters();
  };
  const warn = (event: Event) => {
    // A reload restores the history entry as it was before `pagehide`, so carry here as well.
    carry();
    // Firefox finishes no encryption that begins at `pagehide`.
    sessions.entrance?.storeLetters();
    if (sessions.entrance?.wouldLose()) event.preventDefault();
  };
  document.addEventListener('visibilitychange', hideOrShow, { signal });
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener('beforeunload', warn, { signal });
  // A page from the bfcache is stale, and its session may have ended in the meantime. WebKit restores such pages;
  // Firefox and Chromium rarely do, because this page has an open `BroadcastChannel`.
  // Letters that are only in its memory are saved first; if that fails, the page is not reloaded.
  const reload = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const saving = sessions.entrance?.saveUnkept() ?? Promise.resolve();
    saving.then(
      () => location.reload(),
      () => undefined,
    );
  };
  window.addEventListener('pageshow', reload, { signal });
  return () => stopped.abort();
}

/**
 * Calls the listener each time the page is shown again.
 *
 * @returns a function that removes the listener.
 */
export function onShown(listener: () => void): () => void {
  const handle = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', handle);
  return () => document.removeEventListener('visibilitychange', handle);
}
