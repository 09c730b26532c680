/** The maximum of `ConversionRequest.file_name` in openapi.yaml. */
const MAX_LENGTH = 255;

/** Control characters, and those that reverse text: `transcript\u202Efdp.exe` looks like a PDF. */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/**
 * Makes a file name safe to show and short enough to send; keeps its extension.
 *
 * Also applied to names in document lists, because these may come from another device or client.
 */
export function cleanFileName(name: string): string {
  const safe = name.replace(UNSAFE, '');
  // Counts code points, as the contract does, so that no character is cut in half.
  const characters = Array.from(safe);
  if (characters.length <= MAX_LENGTH) return safe;
  const [extension = ''] = /\.\w{1,10}$/.exec(safe) ?? [];
  return characters.slice(0, MAX_LENGTH - extension.length).join('') + extension;
}
