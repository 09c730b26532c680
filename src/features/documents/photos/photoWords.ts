export const PHOTO_WORDS = {
  count: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  reading: 'Getting your photos ready…',
  ready: (megabytes: string) => `${megabytes} MB. Each photo will be one page of the PDF.`,
  unreadable: 'Remove the photo we could not read, then send the others.',
  tooLarge:
    'Together, these photos are over 10 MB, and they could not be read if we made them smaller. Please remove some.',
  tooMany: (count: number) =>
    `A document can have up to 20 photos, and this would make ${count}. Please choose fewer, or upload a PDF.`,
  mixture:
    'Photos cannot be combined with other files. Please choose only photos, or upload one PDF or Word file with “Choose file”.',

  place: (place: number) => `Photo ${place}`,
  cannotRead: 'We could not read this photo. Please remove it and choose a JPG or PNG, or take it again.',
  isHeic:
    'Your phone saved it as HEIC, which we cannot read here. Please remove it and add a screenshot of it instead, or choose a JPG or PNG.',
  list: 'Photos in page order',
  /** For screen readers, each label is followed by the position of the photograph. */
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
  discardText: 'They have not been sent. Photos you just took may not be saved on your phone.',
  discardYes: 'Yes, remove them',
  discardNo: 'No, keep them',
} as const;
