/** A part of the interface that is loaded on first use. */
export type LazyPart<Part> = ReturnType<typeof lazyPart<Part>>;

/**
 * Keeps a part of the interface out of a page's first scripts.
 * Once loaded it renders immediately, without a flash. `React.lazy` would suspend the first time even
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
    /** The part, if it is loaded. */
    get: () => loaded,
    /** Loads it; a failed load may be retried. */
    load,
    /** Loads it before its first use, when idle or on hover; errors are reported by that use. */
    preload: () => void load().catch(() => undefined),
    /** Calls back when it has loaded; for `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
