/** UI text shown before the first photograph is chosen; the rest is loaded with the arrangement. */
export const PHOTOS_INPUT_WORDS = {
  choose: 'Take or choose photos',
  add: 'Add photos',
  opening: 'Opening your photos…',
  /** Shown when the script for photographs could not be loaded. */
  notOpened: 'We could not open your photos. Please choose them again once you are connected.',
} as const;
