export const LETTER_WORDS = {
  title: 'Some answers typed here were not saved.',
  text: 'Newer answers were saved elsewhere in the meantime, so we kept those. This was typed here:',
  blank: 'left blank',
  masked: 'not shown',
  use: 'Use this answer',
  remove: 'Remove',
  later: 'Decide later',
  /** The accessible name of a button. */
  of: (act: string, name: string) => `${act}: ${name}`,
} as const;
