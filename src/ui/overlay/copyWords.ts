/** What a text says that can be copied; these words come with the dialogs. */
export const COPY_WORDS = {
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Your browser did not let us copy this. It is selected, so you can copy it yourself.',
} as const;
