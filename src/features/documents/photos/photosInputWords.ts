/** What stands on the way into an arrangement of photographs; the words in it come with it. */
export const PHOTOS_INPUT_WORDS = {
  choose: 'Take or choose photos',
  add: 'Add photos',
  opening: 'Opening your photos…',
  /** Where the script for photographs did not come. */
  notOpened: 'We could not open your photos. Please choose them again once you are connected.',
} as const;
