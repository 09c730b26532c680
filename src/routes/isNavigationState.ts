import { isMapOf, isRecord } from '../core/run/isMapOf.ts';
import type { NavigationState } from './NavigationState.ts';

/**
 * Returns whether this application can have written a history entry's state. An extension, or another version of the
 * application, may have written anything, and the entry would come back with every reload.
 */
export function isNavigationState(state: unknown): state is NavigationState {
  if (!isRecord(state)) return false;
  const { message, carried, username, focus, reviewed, serviceToken } = state;
  const texts = [username, focus, reviewed, serviceToken].filter((text) => text !== undefined);
  return (
    isMapOf('string', message) && (carried === undefined || isCarried(carried)) && isMapOf('string', texts)
  );
}

const isCarried = (carried: unknown): boolean =>
  isRecord(carried) &&
  typeof carried.id === 'string' &&
  typeof carried.revision === 'number' &&
  isMapOf('string', carried.answers) &&
  isMapOf('number', carried.addAnother) &&
  isMapOf('string', carried.tabs);
