/** The words about photographs that become one document. */
export const PHOTO_WORDS = {
  count: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  reading: 'Getting your photos ready…',
  /** Of all that can be sent. */
  ready: (megabytes: string) => `${megabytes} MB. Each photo will be a page of one PDF.`,
  unreadable: 'Remove the photo we could not read, then send the others.',
  tooLarge:
    'These photos are larger than 10 MB together, and smaller they could not be read. Please remove some.',
  tooMany: (count: number) =>
    `One document can have up to 20 photos, and these would be ${count}. Please choose fewer, or upload a PDF.`,
  mixture:
    'Photos cannot be put together with other files. Please choose photos only, or upload one PDF or Word file with “Choose file”.',

  place: (place: number) => `Photo ${place}`,
  cannotRead: 'We could not read this photo. Please remove it and choose a JPG or PNG, or take it again.',
  list: 'Photos in the order of the pages',
  /** Each with the place of its photo, for screen readers. */
  enlarge: 'Enlarge',
  up: 'Up',
  down: 'Down',
  turn: 'Turn',
  removePhoto: 'Remove',
  moved: (place: number, count: number) => `Moved. It is now photo ${place} of ${count}.`,
  turned: (place: number) => `Photo ${place} is turned to the right.`,
  removed: (count: number) => `Removed. ${count === 1 ? '1 photo is' : `${count} photos are`} left.`,

  send: 'Send as one PDF',
  discard: 'Remove all',
  discardTitle: 'Remove all photos?',
  discardText: 'They have not been sent. Photos you took just now may not be on your phone.',
  discardYes: 'Yes, remove them',
  discardNo: 'No, keep them',
} as const;
