/** The entry that only the trailer of an encrypted file has; trailers themselves are never encrypted or packed. */
const ENTRY = /\/Encrypt(\s*<<|\s+\d+\s+\d+\s+R\b)/;

/** Says whether a PDF is encrypted, so that nobody can convert it without its password (PDF 32000-1 §7.6). */
export function isEncryptedPdf(content: Uint8Array): boolean {
  // One letter a byte, whatever the bytes are.
  return ENTRY.test(new TextDecoder('latin1').decode(content));
}
