import type { Sessions } from './Sessions.ts';

/**
 * Handles the page being hidden, closed, reloaded or restored. Leaving it counts as navigating (PROD-06), so
 * the entered answer is first committed, then sent, then carried.
 *
 * A phone may hide a page and fire no further event; a computer may close it without hiding it first. Since
 * any event may be the last, each does all of the work. Repeating it has no effect.
 *
 * @param carry writes a visitor's current answers into the history entry.
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
    // A reload keeps the history entry as it was before `pagehide`, so everything must be committed by now.
    sessions.commit();
    carry();
    if (sessions.wouldLose()) event.preventDefault();
  });
  // A restored page shows old answers, and its session may have ended since. WebKit restores such pages;
  // Firefox and Chromium mostly do not, because of the open channel to other tabs.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
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
