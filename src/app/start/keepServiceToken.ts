/** The router's events this needs. */
interface RouterLike {
  subscribe: (listener: () => void) => () => void;
}

const KEY = 'serviceToken';

/**
 * Takes a service token out of the address bar before anything else reads the address (decision 013).
 *
 * From then on it stands in the history entry alone, where a reload, Back and Forward find it again.
 *
 * @returns the token of this page, or null; an empty one is none (TRAP-49).
 */
export function takeServiceToken(): string | null {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('service_token');
  if (token === null) return readEntry()[KEY] ?? null;
  url.searchParams.delete('service_token');
  const entry = token ? { ...readEntry(), [KEY]: token } : readEntry();
  window.history.replaceState(entry, '', url.pathname + url.search + url.hash);
  return token || null;
}

/** Keeps the token in whichever entry the router makes for this page: a redirect makes a new one (TRAP-48). */
export function keepServiceToken(token: string | null, router: RouterLike): void {
  if (!token) return;
  const write = () => {
    if (readEntry()[KEY] !== token) window.history.replaceState({ ...readEntry(), [KEY]: token }, '');
  };
  write();
  router.subscribe(write);
}

function readEntry(): { [KEY]?: string } {
  return (window.history.state as { [KEY]?: string } | null) ?? {};
}
