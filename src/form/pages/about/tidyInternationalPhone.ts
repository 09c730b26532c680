/** An extension, as people and `tel:` links write it. */
const EXTENSION = /[\s,;]*(?:ext[a-z]*|x|#)[\s:=]*(\d{1,6})$/i;

/**
 * Normalises a phone number abroad: `tel:`, dots and slashes become blanks, and an extension is written ' x12'.
 */
export function tidyInternationalPhone(typed: string): string {
  return typed
    .replace(/\s*(?:tel:|[./])\s*/gi, ' ')
    .trim()
    .replace(EXTENSION, ' x$1')
    .trim();
}
