export type FileKind = 'pdf' | 'jpg' | 'png' | 'doc' | 'docx';

/** Blanks, zeros and a byte order mark. */
const BLANK = /^[\s\0\xef\xbb\xbf]*$/;

const STARTS: [FileKind, number[]][] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
];

/**
 * Recognises a file by its first bytes; a PDF may have blanks before its mark.
 *
 * Anything else before it would let the file be a picture, an archive or a page to one program and a PDF to another.
 */
export function detectKind(content: Uint8Array): FileKind | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  const mark = bytes.subarray(0, 1024).indexOf('%PDF-');
  if (mark >= 0) return BLANK.test(bytes.toString('latin1', 0, mark)) ? 'pdf' : undefined;
  const kind = STARTS.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];
  // Every zip file starts like a Word document; only that one has a folder of this name.
  if (kind === 'docx' && !bytes.includes('word/')) return undefined;
  return kind;
}

/** What the file's name claims to be. */
export function kindOfName(fileName: string): FileKind | undefined {
  const ending = /\.(pdf|docx?|jpe?g|png)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending === 'jpeg' ? 'jpg' : (ending as FileKind | undefined);
}
