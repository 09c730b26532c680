/**
 * Writes a ZIP+4 code with its hyphen and a Canadian postal code with its blank, in capitals. Any other text
 * stays unchanged.
 */
export function tidyPostalCode(typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const isKnown = /^(\d{5}(\d{4})?|([A-Z]\d){3})$/.test(code);
  return isKnown ? code.replace(/^\d{5}\B/, '$&-').replace(/^\D../, '$& ') : typed;
}
