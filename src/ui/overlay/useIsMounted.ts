import { useEffect, useReducer } from 'react';

/**
 * Returns whether a component is permanently mounted; false in its first render. StrictMode mounts each new component
 * twice: without this, react-modal would count a dialog twice.
 */
export function useIsMounted(): boolean {
  const [isMounted, noteMounted] = useReducer(() => true, false);
  useEffect(noteMounted, [noteMounted]);
  return isMounted;
}
