/** Returns whether a key is that of a companion, the label of another key's choice. Spec §3. */
export const isCompanion = (key: string): boolean => key.endsWith('_desc');
