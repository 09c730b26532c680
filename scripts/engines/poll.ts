import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 50;

/** Asks again and again until something is so; false when it is not in time. */
export async function poll(isSo: () => Promise<boolean>, timeoutMs = 10_000): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await pause(EVERY_MS);
  }
  return true;
}
