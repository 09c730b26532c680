const NUMBER = /^-?\d+(\.\d+)?$/;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns whether a text is a number as people write it: digits, with an optional sign and decimal part.
 *
 * Conditions and checks both use it, so that they agree on every text ('0x20', '1e2' and 'Infinity' are
 * numbers to JavaScript only).
 */
export function isNumeric(text: string): boolean {
  return NUMBER.test(text);
}

/** Returns whether a text has the shape of a calendar day, `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  return ISO_DATE.test(text);
}
