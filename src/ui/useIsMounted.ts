import { useEffect, useReducer } from 'react';

/**
 * Returns whether a component is permanently mounted; false in its first render.
 * In development, StrictMode unmounts each new component once and mounts it again. react-toastify then forgets the
 * toasts it had already been given, and react-modal counts a dialog twice.
 */
export function useIsMounted(): boolean {
  const [isMounted, noteMounted] = useReducer(() => true, false);
  useEffect(noteMounted, [noteMounted]);
  return isMounted;
}
