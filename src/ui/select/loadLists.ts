import type * as lists from './lists.ts';

type Lists = typeof lists;

// eslint-disable-next-line no-restricted-syntax -- a loaded script is the page's
let loaded: Lists | undefined;
// eslint-disable-next-line no-restricted-syntax -- as above
let pending: Promise<Lists> | undefined;

/** Returns the open lists if their chunk is here already. */
export function getLists(): Lists | undefined {
  return loaded;
}

/** Loads the chunk with react-select; a failed load may be tried again. */
export function loadLists(): Promise<Lists> {
  pending ??= import('./lists.ts').then(
    (module) => (loaded = module),
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
}

/**
 * Fetches react-select ahead of its first use, for an idle moment or a hover.
 *
 * The first interactive page does not need it: closed dropdowns are plain buttons.
 */
export function preloadSelect(): void {
  loadLists().catch(() => undefined);
}
