/** A kind of file, as recognized by its first bytes. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'heic' | 'zip' | 'ole' | 'rtf' | 'unknown';

/** How many bytes the detection needs. The header of a PDF may not be at the very beginning. */
export const DETECTION_BYTES = 1024;

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // .docx is a zip, .doc an OLE container.
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  // {\rtf
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];

const HEIC_BRANDS = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** Detects a file's kind from its first bytes, since the name cannot be trusted (DOC-14). */
export function detectFileKind(head: Uint8Array): FileKind {
  const known = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (known) return known[0];
  const text = String.fromCharCode(...head.subarray(0, DETECTION_BYTES));
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.test(text.slice(8, 12))) return 'heic';
  return text.includes('%PDF-') ? 'pdf' : 'unknown';
}
