/** Business constants and limits. Spec §9. */

/** Idle time before the applicant is logged out, in ms. */
export const INACTIVITY_TIMEOUT_MS = 900_000;
/** Time between the inactivity warning and the log-out, in ms. */
export const INACTIVITY_WARNING_MS = 60_000;
export const CONFIRMATION_CODE_LENGTH = 6;
export const PASSWORD_MIN_LENGTH = 12;
/** Maximum length of an e-mail address. RFC 5321. */
export const EMAIL_MAX_LENGTH = 254;
/** Maximum length of a text answer, unless its question sets another. */
export const TEXT_MAX_LENGTH = 45;
export const WEB_STATUS_RETRIES = 2;
/** Polling interval for conversions, in ms. */
export const CONVERSION_POLL_MS = 2_000;
/** Time after which polling for a conversion stops, in ms. */
export const CONVERSION_CAP_MS = 300_000;
/** Polling interval for the PDF copy until it is ready, in ms. */
export const PDF_POLL_FIRST_MS = 1_000;
/** Polling interval for the PDF copy once it is ready, in ms. */
export const PDF_POLL_LATER_MS = 600_000;
/** The number of items that an add-another starts with. */
export const ADD_ANOTHER_DEFAULT = 1;
/** Maximum size of a document, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** What a toast is about if a file was dropped beside the box of its question. */
export const DROPPED_BESIDE = 'beside';
