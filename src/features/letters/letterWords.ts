/** UI text for answers that were typed here but superseded by newer ones. */
export const LETTER_WORDS = {
  title: 'Some answers typed here were not saved.',
  text: 'Newer answers were saved elsewhere in the meantime, so we kept those. This was typed here:',
  blank: 'left blank',
  masked: 'not shown',
  use: 'Use this answer',
  remove: 'Remove',
  later: 'Decide later',
  /** For screen readers: which answer a button is for. */
  of: (act: string, name: string) => `${act}: ${name}`,
} as const;
