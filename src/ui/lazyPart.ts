/** A part of the interface that is fetched when it is first needed. */
export type LazyPart<Part> = ReturnType<typeof lazyPart<Part>>;

/**
 * Keeps a part of the interface out of the first scripts of a page.
 *
 * Once it is here it is used at once, in the same task: nothing flashes. `React.lazy` would suspend a first time even
 * then.
 */
export function lazyPart<Part>(fetch: () => Promise<Part>) {
  const listeners = new Set<() => void>();
  let loaded: Part | undefined;
  let pending: Promise<Part> | undefined;

  const load = () => {
    pending ??= fetch().then(
      (part) => {
        loaded = part;
        for (const listener of listeners) listener();
        return part;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  return {
    /** The part, if it is here already. */
    get: () => loaded,
    /** Fetches it; a failed fetch may be tried again. */
    load,
    /** Fetches it ahead of its first use, for an idle moment or a hover: what goes wrong is told by that use. */
    preload: () => void load().catch(() => undefined),
    /** Calls back when it has come; for `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
