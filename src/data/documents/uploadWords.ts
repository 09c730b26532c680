/** What is said about documents, where the server says nothing itself. */
export const UPLOAD_WORDS = {
  /** DOC-14. */
  refused: 'Please choose a PDF, Word, JPG or PNG file up to 10 MB.',
  empty: 'This file is empty.',
  heic: 'This is a HEIC photo, which we cannot convert; a screenshot of it will do.',
  protected: 'This PDF is protected with a password. Please save a copy without one and choose that.',
  unreadable: 'We could not read this file.',
  /** TRAP-32. */
  tooLong: 'The conversion is taking too long. Please try again.',
  failed: 'We could not convert this file. Please try a PDF, JPG or PNG.',
} as const;
