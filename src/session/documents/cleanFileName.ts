/** openapi.yaml `ConversionRequest.file_name`. */
const MAX_LENGTH = 255;

/** Control characters, and those that turn the direction of writing: `transcript\u202Efdp.exe` reads as a PDF. */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/**
 * Makes a file's name safe to show and short enough to send; its extension stays.
 *
 * Lists of documents are cleaned as well: another device, or another client, may have named the file.
 */
export function cleanFileName(name: string): string {
  const safe = name.replace(UNSAFE, '');
  // By characters, as the contract counts: half of one is no text.
  const characters = Array.from(safe);
  if (characters.length <= MAX_LENGTH) return safe;
  const [extension = ''] = /\.\w{1,10}$/.exec(safe) ?? [];
  return characters.slice(0, MAX_LENGTH - extension.length).join('') + extension;
}
