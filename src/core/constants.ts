/** Business constants and limits. Every number of the specification is defined here, once. Spec §9. */

/** Idle time before the applicant is logged out, in ms. */
export const INACTIVITY_TIMEOUT_MS = 900_000;
/** How long before the log-out the warning appears, in ms. */
export const INACTIVITY_WARNING_MS = 60_000;
/** Digits of a confirmation code. */
export const CONFIRMATION_CODE_LENGTH = 6;
/** Shortest new password. */
export const PASSWORD_MIN_LENGTH = 12;
/** Longest e-mail address. RFC 5321. */
export const EMAIL_MAX_LENGTH = 254;
/** Longest text answer unless a question says otherwise. */
export const TEXT_MAX_LENGTH = 45;
/** How many times a failed web-status request is retried. */
export const WEB_STATUS_RETRIES = 2;
/** Polling interval for conversions, in ms. */
export const CONVERSION_POLL_MS = 2_000;
/** Time after which polling a conversion stops, in ms. */
export const CONVERSION_CAP_MS = 300_000;
/** Polling interval for the PDF copy until it is ready, in ms. */
export const PDF_POLL_FIRST_MS = 1_000;
/** Polling interval for the PDF copy afterwards, in ms. */
export const PDF_POLL_LATER_MS = 600_000;
/** The number of components that an add-another starts with. */
export const ADD_ANOTHER_DEFAULT = 1;
/** Largest document, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
