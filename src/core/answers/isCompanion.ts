/** Returns whether a key is a companion's: it holds the label of another key's choice. Spec §3. */
export const isCompanion = (key: string): boolean => key.endsWith('_desc');
