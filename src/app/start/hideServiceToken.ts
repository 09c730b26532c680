import type { DataRouter } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { noteInEntry, readEntry } from '../../session/index.ts';

const PARAMETER = 'service_token';

/**
 * Moves the service token from the address into the history entry, where a reload, Back and Forward find it (decision
 * 013). An empty token counts as none. Runs before the router starts, which would load the page again for the new
 * address.
 */
export function hideServiceToken(): string | null {
  // A mail program may have encoded the question mark of a link.
  const address = new URL(document.URL.replace(/%3F/i, '?'));
  const token = (address.searchParams.get(PARAMETER) ?? readEntry().serviceToken) || null;
  if (address.searchParams.has(PARAMETER)) address.searchParams.delete(PARAMETER);
  if (address.href !== document.URL) noteInEntry({ serviceToken: token ?? undefined }, address);
  return token;
}

/** Writes the service token into each new history entry, such as a redirect's. */
export function keepServiceToken(token: string | null, router: DataRouter): void {
  if (token === null) return;
  const keep = () => {
    const { location, navigation, initialized, errors } = router.state;
    const state = location.state as NavigationState | null;
    if (state?.serviceToken === token || !initialized || navigation.state !== 'idle') return;
    // A navigation would retry a screen that has failed.
    if (errors) noteInEntry({ serviceToken: token });
    else void router.navigate(location, { replace: true, state: { ...state, serviceToken: token } });
  };
  // Runs after the router has settled. Navigations started while it notifies its listeners would be lost.
  router.subscribe(() => queueMicrotask(keep));
}
