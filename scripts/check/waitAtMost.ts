import { vi } from 'vitest';

const { waitFor } = vi;

/**
 * Sets how long tests wait for a condition, in ms; a wait ends as soon as its condition holds. Vitest has no setting for
 * `vi.waitFor`, which waits for one second. Testing Library, with which screens wait, has a limit of its own.
 */
export async function waitAtMost(limit: number): Promise<void> {
  vi.waitFor = (look, options = limit) =>
    waitFor(look, typeof options === 'number' ? options : { timeout: limit, ...options });
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  // Given an object, it would reset the settings that the object lacks, such as StrictMode.
  configure((before) => ({ ...before, asyncUtilTimeout: limit }));
}
