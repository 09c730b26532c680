import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.ts';

/** How soon a failed load is retried, in ms. */
const AGAIN_MS = 2_000;

/** Returns a part once it has loaded. Loading starts when the part is needed, and is retried until it succeeds. */
export function useLazyPart<Part>(part: LazyPart<Part>, isNeeded: boolean): Part | undefined {
  const here = useSyncExternalStore(part.subscribe, part.get, () => undefined);
  const isMissing = isNeeded && !here;
  useEffect(() => {
    if (!isMissing) return undefined;
    part.preload();
    const timer = setInterval(part.preload, AGAIN_MS);
    return () => clearInterval(timer);
  }, [part, isMissing]);
  return here;
}
