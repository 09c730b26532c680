/** What a text says that can be copied; these words come with the dialogs. */
export const COPY_WORDS = {
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Not copied. It is selected: please copy it yourself.',
} as const;
