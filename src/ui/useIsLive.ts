import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether React has taken over the page. False while a prerendered page is being hydrated or replaced, during
 * which only content that is the same for everyone may be rendered.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    // Set by `src/app/start/prepareHydration.ts`.
    () => document.querySelector('#root[data-waiting]') === null,
    () => false,
  );
}
