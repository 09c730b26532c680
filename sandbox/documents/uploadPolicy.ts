/** A file must begin to arrive this soon after its target was asked for. */
export const TARGET_LIFE_MS = 5 * 60_000;
/** Spec has no number; DOC-14 decides 10 MB. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What a target allows, in the words of a storage service; it comes back with the file. */
export function writePolicy(key: string, expiresAt: number): string {
  return Buffer.from(JSON.stringify({ key, expiresAt, maxBytes: MAX_FILE_BYTES })).toString('base64');
}
