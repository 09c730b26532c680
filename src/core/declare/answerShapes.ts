const NUMBER = /^-?\d+(\.\d+)?$/;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns whether text is a plain decimal number: digits, with an optional minus sign and decimal part.
 *
 * Conditions and checks share this function, so that they always agree ('0x20', '1e2' and 'Infinity' are numbers only
 * to JavaScript).
 */
export function isNumeric(text: string): boolean {
  return NUMBER.test(text);
}

/** Returns whether text has the form of a calendar day, `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  return ISO_DATE.test(text);
}
