import { useSyncExternalStore } from 'react';
import type { StudentSession } from '../Session.ts';

/** Returns whether the device has failed to keep the answers that the server lacks. */
export function useIsUnkept({ keeper }: StudentSession): boolean {
  const read = () => keeper?.hasFailed.getState() ?? false;
  return useSyncExternalStore(
    (listener) => keeper?.hasFailed.subscribe(listener) ?? (() => undefined),
    read,
    read,
  );
}
