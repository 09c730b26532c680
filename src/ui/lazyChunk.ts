export type LazyChunk<Chunk> = ReturnType<typeof lazyChunk<Chunk>>;

/**
 * Loads a part of the interface on first use. Once loaded, it renders immediately, whereas `React.lazy` would suspend
 * on the first render even then.
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
    get: () => loaded,
    /** Loads the chunk; a failed load may be retried. */
    load,
    /** Loads the chunk before its first use. Errors surface when the chunk is used. */
    preload: () => void load().catch(() => undefined),
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
