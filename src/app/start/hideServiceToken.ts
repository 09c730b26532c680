import type { DataRouter } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { readEntry } from '../../session/storage.ts';

const PARAMETER = 'service_token';

/** Reads the service token of the address, or after a reload of the history entry; an empty one is none. */
export function readServiceToken(): string | null {
  const token = new URLSearchParams(window.location.search).get(PARAMETER);
  return (token ?? readEntry().serviceToken) || null;
}

/**
 * Takes the service token out of the address bar; from then on it stands in the history entry alone, where a reload,
 * Back and Forward find it (decision 013). A redirect makes a new entry, which gets it too.
 */
export function hideServiceToken(token: string | null, router: DataRouter): void {
  const hide = () => {
    const { location, navigation, initialized } = router.state;
    const query = new URLSearchParams(location.search);
    const state = location.state as NavigationState | null;
    const isHidden = !query.has(PARAMETER) && (token === null || state?.serviceToken === token);
    if (isHidden || !initialized || navigation.state !== 'idle') return;
    query.delete(PARAMETER);
    const next = { ...location, search: query.toString() };
    void router.navigate(next, { replace: true, state: { ...state, serviceToken: token ?? undefined } });
  };
  // After the router has settled: while it tells its listeners it forgets what they begin.
  router.subscribe(() => queueMicrotask(hide));
}
