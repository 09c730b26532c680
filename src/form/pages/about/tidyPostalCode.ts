/**
 * Writes a ZIP+4 code with its hyphen and a Canadian postal code with its blank, in capitals. Any other text
 * stays unchanged.
 */
export function tidyPostalCode(typed: string): string {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  if (/^\d{5}(\d{4})?$/.test(code)) return code.replace(/^\d{5}(?=\d)/, '$&-');
  return /^([A-Z]\d){3}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : typed;
}
