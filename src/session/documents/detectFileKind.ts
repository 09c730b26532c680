/** A kind of file, as recognized by its content. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'doc' | 'docx' | 'heic' | 'rtf' | 'unknown';

/** How many bytes identify a file's kind, except for containers. A PDF's header need not be at its very beginning. */
export const HEAD_BYTES = 1024;

const SIGNATURES: readonly (readonly [FileKind, string])[] = [
  ['jpg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['rtf', '{\\rtf'],
  // Containers, which Excel and others use too.
  ['doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['docx', 'PK\x03\x04'],
];

/** A text that a container includes only if it is a Word file: the name of a stream, in UTF-16, or of a folder. */
const WORD_PARTS: Readonly<Partial<Record<FileKind, string>>> = {
  doc: 'WordDocument'.split('').join('\0'),
  docx: 'word/',
};

const HEIC = /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s;

/**
 * Detects a file's kind from its content, since its name cannot be trusted (DOC-14).
 *
 * @param name also shows that a container is a Word file.
 */
export function detectFileKind(content: Uint8Array, name: string): FileKind {
  const head = String.fromCharCode(...content.subarray(0, HEAD_BYTES));
  const [kind] = SIGNATURES.find(([, start]) => head.startsWith(start)) ?? [];
  const part = kind && WORD_PARTS[kind];
  if (part && !/\.docx?\b/i.test(name) && !new TextDecoder('latin1').decode(content).includes(part))
    return 'unknown';
  if (kind) return kind;
  if (HEIC.test(head)) return 'heic';
  return head.includes('%PDF-') ? 'pdf' : 'unknown';
}
