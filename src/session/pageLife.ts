import type { Sessions } from './Sessions.ts';

/**
 * Follows the life of the page: it is hidden, closed or reloaded, and comes back from the browser's cache. Leaving counts
 * as navigating (PROD-06), so what was typed is committed, then sent, then carried.
 *
 * A phone hides a page and says no more, a computer closes it without hiding it first: each event may be the last, so
 * each does all of it, and what has been done is not done again.
 *
 * @param carry brings the history entry up to date with what a visitor has typed.
 */
export function followPageLife(sessions: Sessions, carry: () => void): void {
  const leave = () => {
    sessions.commit();
    sessions.saveLast();
    carry();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);
  window.addEventListener('beforeunload', (event) => {
    // A reload takes the entry as it was before `pagehide`, so nothing may be left to commit there.
    sessions.commit();
    carry();
    if (sessions.wouldLose()) event.preventDefault();
  });
  // It shows the answers it was left with, and its session may have ended since. WebKit keeps such pages; Firefox and
  // Chromium mostly drop them, for the open channel to other tabs.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/**
 * Calls the listener each time the page is shown again.
 *
 * @returns what ends it.
 */
export function onShown(listener: () => void): () => void {
  const handle = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', handle);
  return () => document.removeEventListener('visibilitychange', handle);
}
