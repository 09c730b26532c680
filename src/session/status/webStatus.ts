import type { WebStatus } from '@admission/sdk';

/** The statuses in the order they are reached. Spec §4. */
export const WEB_STATUSES: readonly WebStatus[] = ['started', 'validating', 'submitted'];

/** An entry of the profile's list; servers also send plain strings. */
export type WebStatusEntry = string | { readonly web_status: string };

/** Lists the statuses among a profile's entries, in order; values that are none do not count. */
export function readStatuses(entries: readonly WebStatusEntry[]): WebStatus[] {
  const values = entries.map((entry) => (typeof entry === 'string' ? entry : entry.web_status));
  return WEB_STATUSES.filter((status) => values.includes(status));
}

/**
 * Derives how far an application has come: the number of distinct entries, 0 none … 3 submitted.
 *
 * Entries of unknown value do not count, repeats count once. Spec §4 "Web status".
 */
export function deriveWebStatus(entries: readonly WebStatusEntry[]): WebStatus | null {
  return WEB_STATUSES[readStatuses(entries).length - 1] ?? null;
}
