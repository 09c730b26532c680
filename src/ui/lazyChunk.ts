/** A part of the interface that is loaded on first use. */
export type LazyChunk<Chunk> = ReturnType<typeof lazyChunk<Chunk>>;

/**
 * Keeps a part of the interface out of a page's initial scripts.
 * Once loaded, the chunk renders immediately, without a flash. `React.lazy` would suspend on the first render
 * even then.
 */
export function lazyChunk<Chunk>(fetch: () => Promise<Chunk>) {
  const listeners = new Set<() => void>();
  let loaded: Chunk | undefined;
  let pending: Promise<Chunk> | undefined;

  const load = () => {
    pending ??= fetch().then(
      (chunk) => {
        loaded = chunk;
        for (const listener of listeners) listener();
        return chunk;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  return {
    /** Returns the chunk if it has been loaded. */
    get: () => loaded,
    /** Loads the chunk; a failed load may be retried. */
    load,
    /** Loads the chunk before its first use, when idle or on hover. Errors surface when the chunk is used. */
    preload: () => void load().catch(() => undefined),
    /** Registers a listener for when the chunk has loaded; for `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
