/** How long a menu waits before it opens, closes and opens the next one at once. Spec §9. */
export const hoverDelays = { openMs: 200, skipMs: 300, closeMs: 150 } as const;
