/** UI text of the copy control; loaded with the dialogs. */
export const COPY_WORDS = {
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'Not copied. It is selected: please copy it yourself.',
} as const;
