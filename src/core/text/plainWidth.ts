/**
 * Converts full-width letters, digits and signs, as Chinese and Japanese keyboards type them, to ordinary ones.
 *
 * Unlike Unicode's compatibility normalisation, it changes nothing else: that would turn 1½ into 11⁄2.
 */
export function plainWidth(text: string): string {
  // In Unicode, the full-width characters are in the same order as the ordinary ones.
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
