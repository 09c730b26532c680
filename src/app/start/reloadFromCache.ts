/**
 * Reloads a page that Back or Forward brings out of the browser's cache.
 *
 * It shows the answers it was left with, and its session may have ended since; what was unsaved was saved or carried
 * when it was left. WebKit keeps such pages; Firefox and Chromium mostly drop them, for the open channel to other tabs.
 */
export function reloadFromCache(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
