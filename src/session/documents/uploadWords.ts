/** Messages about documents, used when the server sends none. */
export const UPLOAD_WORDS = {
  rejected: 'Please choose a PDF, Word, JPG or PNG file up to 10 MB.',
  empty: 'This file is empty.',
  heic: 'Your phone saved this photo as HEIC, which we cannot convert. You can upload a screenshot of it instead.',
  rtf: 'This is an RTF file, which we cannot convert. Please save it as PDF or Word (.docx) and choose that.',
  unreadable: 'We could not read this file.',
  offline: 'You seem to be offline: we could not reach the server. Please try again once you are connected.',
  /** @param host the storage service, if it is not the product's own host. */
  storageBlocked: (host = 'the file storage') =>
    `We could not reach ${host}, where files are stored. You are online, so your network or a browser extension may be blocking it. Please try another network or browser.`,
  tooLong: 'The conversion is taking too long. Please try again.',
  failed: 'We could not convert this file. Please try a PDF, JPG or PNG.',
} as const;
