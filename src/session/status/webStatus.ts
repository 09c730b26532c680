import type { WebStatus } from '@admission/sdk';

/** The statuses in the order they are reached. Spec §4. */
export const WEB_STATUSES: readonly WebStatus[] = ['started', 'validating', 'submitted'];

/** An entry of the profile's status list; servers may also send plain strings. */
export type WebStatusEntry = string | { readonly web_status: string };

/** Returns the valid statuses among a profile's entries, in order; ignores unknown values. */
export function readStatuses(entries: readonly WebStatusEntry[]): WebStatus[] {
  const values = entries.map((entry) => (typeof entry === 'string' ? entry : entry.web_status));
  return WEB_STATUSES.filter((status) => values.includes(status));
}

/**
 * Derives the web status from the number of distinct known entries, from 0 (none) to 3 (submitted). Spec §4
 * "Web status".
 */
export function deriveWebStatus(entries: readonly WebStatusEntry[]): WebStatus | null {
  return WEB_STATUSES[readStatuses(entries).length - 1] ?? null;
}
