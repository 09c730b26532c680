import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './lazyPart.ts';

/** Gives a part once it is here, and fetches it as soon as it is needed. */
export function useLazyPart<Part>(part: LazyPart<Part>, isNeeded: boolean): Part | undefined {
  useEffect(() => {
    if (isNeeded) part.preload();
  }, [part, isNeeded]);
  return useSyncExternalStore(part.subscribe, part.get, () => undefined);
}
