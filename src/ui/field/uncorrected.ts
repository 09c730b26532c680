/** Attributes of a field for a name, an address or a code, which browsers must not correct. */
export const UNCORRECTED = { spellCheck: false, autoCorrect: 'off' } as const;
