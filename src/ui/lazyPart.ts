/** A part of the interface that is loaded on first use. */
export type LazyPart<Part> = ReturnType<typeof lazyPart<Part>>;

/**
 * Keeps a part of the interface out of a page's initial scripts.
 * Once loaded, the part renders immediately, without a flash. `React.lazy` would suspend on the first render
 * even then.
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
    /** Returns the part if it has been loaded. */
    get: () => loaded,
    /** Loads the part; a failed load may be retried. */
    load,
    /** Loads the part before its first use, when idle or on hover. Errors surface when the part is used. */
    preload: () => void load().catch(() => undefined),
    /** Registers a listener for when the part has loaded; for `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
