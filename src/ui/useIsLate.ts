import { useEffect, useState } from 'react';

/** Returns whether something has been pending for longer than this many milliseconds. */
export function useIsLate(isWaiting: boolean, ms: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting, ms]);
  return isLate;
}
