/** What an e-mail field asks about an address. */
export const EMAIL_WORDS = {
  didYouMean: (address: string) => `Did you mean ${address}?`,
  /** Shown when signing up with a school's address. */
  school:
    'Schools often close these addresses after graduation, and may block our mail. A personal address is safer.',
  correct: 'Correct it',
  keep: 'Keep what I typed',
} as const;
