/** Messages about documents, used when the server sends none. */
export const UPLOAD_WORDS = {
  rejected: 'Please choose a PDF, Word, JPG or PNG file up to 10 MB.',
  empty: 'This file is empty.',
  heic: 'Your phone saved this photo as HEIC, which we cannot convert. You can upload a screenshot of it instead.',
  html: 'This is a web page, not a PDF. Open the link in your browser, log in, and download it again.',
  rtf: 'This is an RTF file, which we cannot convert. Please save it as PDF or Word (.docx) and choose that.',
  openDocument:
    'This is an OpenDocument file, which we cannot convert. Please save it as PDF or Word (.docx) and choose that.',
  iWork:
    'This is a Pages, Numbers or Keynote file, which we cannot convert. Please export it as PDF and choose that.',
  spreadsheet: 'This is a spreadsheet, which we cannot convert. Please save it as PDF and choose that.',
  slides: 'This is a presentation, which we cannot convert. Please save it as PDF and choose that.',
  link: 'This is a link to a document, not the document itself. Please open the link, download the document as PDF, and choose that.',
  zip: 'This is a ZIP file. Please open it, and choose one of the files in it.',
  video: 'This is a video, which we cannot convert. Please choose a photo or a PDF instead.',
  text: 'This is a text file, which we cannot convert. Please save it as PDF or Word (.docx) and choose that.',
  unreadable: 'We could not read this file.',
  offline: 'You seem to be offline: we could not reach the server. Please try again once you are connected.',
  /** @param host the storage service, if it is not the product's own host. */
  storageBlocked: (host = 'the file storage') =>
    `We could not reach ${host}, where files are stored. You are online, so your network or a browser extension may be blocking it. Please try another network or browser.`,
  tooLong: 'The conversion is taking too long. Please try again.',
  failed: 'We could not convert this file. Please try a PDF, JPG or PNG.',
} as const;
