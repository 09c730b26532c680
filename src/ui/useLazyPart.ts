import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.ts';

/** How long after a fetch that failed the next one is tried. */
const AGAIN_MS = 2_000;

/** Gives a part once it is here, and fetches it as soon as it is needed; again and again while it does not come. */
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
