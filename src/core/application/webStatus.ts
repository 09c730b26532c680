import type { WebStatus } from '@admission/sdk';

const ORDER: readonly WebStatus[] = ['started', 'validating', 'submitted'];

/** An entry of the profile's list; servers also send plain strings (ENT-06). */
export type WebStatusEntry = string | { readonly web_status: string };

/**
 * Derives how far an application has come: the number of distinct entries, 0 none … 3 submitted.
 *
 * Entries of unknown value do not count, repeats count once. Spec §4 "Web status", TRAP-29.
 */
export function deriveWebStatus(entries: readonly WebStatusEntry[]): WebStatus | null {
  const values = entries.map((entry) => (typeof entry === 'string' ? entry : entry.web_status));
  const distinct = ORDER.filter((status) => values.includes(status)).length;
  return ORDER[distinct - 1] ?? null;
}
