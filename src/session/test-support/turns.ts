import { vi } from 'vitest';

/** Flushes all pending work that needs no timer. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the fake clock and flushes all work due by then. */
export async function pass(milliseconds: number): Promise<void> {
  await settled();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
}
