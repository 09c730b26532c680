import { useEffect, useSyncExternalStore } from 'react';
import type { LazyChunk } from './lazyChunk.ts';

/** How soon a failed load is retried, in ms. */
const AGAIN_MS = 2_000;

/** Returns a chunk once it has loaded. It is loaded as soon as it is needed, and retried until that succeeds. */
export function useLazyChunk<Chunk>(chunk: LazyChunk<Chunk>, isNeeded: boolean): Chunk | undefined {
  const here = useSyncExternalStore(chunk.subscribe, chunk.get, () => undefined);
  const isMissing = isNeeded && !here;
  useEffect(() => {
    if (!isMissing) return undefined;
    chunk.preload();
    const timer = setInterval(chunk.preload, AGAIN_MS);
    return () => clearInterval(timer);
  }, [chunk, isMissing]);
  return here;
}
