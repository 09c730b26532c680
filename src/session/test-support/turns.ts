import { vi } from 'vitest';

/** Lets everything happen that needs no time to pass. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass on the fake clock, and everything happen that is due by then. */
export async function pass(milliseconds: number): Promise<void> {
  await settled();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
}
