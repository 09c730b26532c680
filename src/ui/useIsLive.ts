import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React has taken over what is on screen.
 *
 * False while a page written at build time is taken over, or drawn anew in its place, where only what is the same for
 * everybody may be shown; true at once for whatever is rendered later.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    // The mark of `src/app/start/takeOver.ts`.
    () => document.querySelector('#root[data-waiting]') === null,
    () => false,
  );
}
