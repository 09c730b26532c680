const NUMBER = /^-?\d+(\.\d+)?$/;

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Says whether a text is a number as people write it: digits, perhaps a sign and a decimal part.
 *
 * Conditions and checks both ask here, so that no text is a number to one and none to the other
 * ('0x20', '1e2' and 'Infinity' are numbers to JavaScript only).
 */
export function isNumeric(text: string): boolean {
  return NUMBER.test(text);
}

/** Says whether a text has the shape of a calendar day, `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  return ISO_DATE.test(text);
}
