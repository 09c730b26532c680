/** What a text says that can be copied; these words come with the dialogs. */
export const COPY_WORDS = {
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Not copied. The text is selected, so you can copy it yourself.',
} as const;
