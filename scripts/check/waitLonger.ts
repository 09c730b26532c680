import { vi } from 'vitest';
import { busyFactor } from './busyFactor.ts';

/** In ms. A wait ends as soon as its condition holds. */
const LIMIT = 10_000 * busyFactor();

// Vitest has no setting for the limit of `vi.waitFor`, which is one second. Test files share a worker, so the limit may
// have been set already, which changes nothing.
const { waitFor } = vi;
vi.waitFor = (look, options = LIMIT) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: LIMIT, ...options });

// Screens wait with Testing Library, which has its own limit.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: LIMIT });
}
