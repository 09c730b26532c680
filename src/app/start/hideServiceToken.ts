import type { DataRouter } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { noteInEntry, readEntry } from '../../session/index.ts';

const PARAMETER = 'service_token';

/**
 * Takes the service token out of the address; from then on it stands in the history entry alone, where a reload, Back
 * and Forward find it (decision 013). An empty one is none.
 *
 * Before the router starts: it would load the page a second time for the other address.
 */
export function hideServiceToken(): string | null {
  const address = new URL(window.location.href);
  const token = (address.searchParams.get(PARAMETER) ?? readEntry().serviceToken) || null;
  if (address.searchParams.has(PARAMETER)) {
    address.searchParams.delete(PARAMETER);
    noteInEntry({ serviceToken: token ?? undefined }, address);
  }
  return token;
}

/** Writes the service token into each further entry, as a redirect makes one. */
export function keepServiceToken(token: string | null, router: DataRouter): void {
  if (token === null) return;
  const keep = () => {
    const { location, navigation, initialized, errors } = router.state;
    const state = location.state as NavigationState | null;
    if (state?.serviceToken === token || !initialized || navigation.state !== 'idle') return;
    // A screen that failed would be tried again.
    if (errors) noteInEntry({ serviceToken: token });
    else void router.navigate(location, { replace: true, state: { ...state, serviceToken: token } });
  };
  // After the router has settled: while it tells its listeners it forgets what they begin.
  router.subscribe(() => queueMicrotask(keep));
}
