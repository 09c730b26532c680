/** The kinds of files that are accepted. */
export type AcceptedKind = 'pdf' | 'jpg' | 'png' | 'doc' | 'docx';

/** A kind of file, as recognized by its content. The rejected ones have messages of their own (`UPLOAD_WORDS`). */
export type FileKind =
  | AcceptedKind
  | 'heic'
  | 'html'
  | 'rtf'
  | 'openDocument'
  | 'iWork'
  | 'spreadsheet'
  | 'slides'
  | 'link'
  | 'zip'
  | 'video'
  | 'text'
  | 'unknown';

/** How many bytes identify a file's kind, except for containers. A PDF's header need not be at its very beginning. */
export const HEAD_BYTES = 1024;

/** The first bytes of kinds that are not text. */
const SIGNATURES: readonly (readonly [FileKind, string])[] = [
  ['jpg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  // Matroska, Windows Media and MPEG.
  ['video', '\x1a\x45\xdf\xa3'],
  ['video', '\x30\x26\xb2\x75'],
  ['video', '\0\0\x01\xba'],
  ['video', '\0\0\x01\xb3'],
  // Flash.
  ['video', 'FLV\x01'],
  // A ZIP without files, and one in several parts.
  ['zip', 'PK\x05\x06'],
  ['zip', 'PK\x07\x08'],
  // A shortcut of Windows.
  ['link', 'L\0\0\0\x01\x14\x02'],
];

/** How other kinds begin; the first that fits counts. */
const BEGINNINGS: readonly (readonly [FileKind, RegExp])[] = [
  ['heic', /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s],
  // Other pictures.
  ['unknown', /^(.{4}ftyp(avi[fs]|crx )|GIF8|(<\?xml[^]*)?<svg)/s],
  // MP4, QuickTime, AVI.
  ['video', /^(.{4}(ftyp|moov|mdat|wide|free|skip)|RIFF.{4}AVI )/s],
  ['rtf', /^\{\\rtf/],
  // Shortcuts to web pages, and the files that Google Drive stores instead of documents.
  [
    'link',
    /^(\[(InternetShortcut|Desktop Entry|\{[^]*\[InternetShortcut)|(<\?xml|bplist)[^]*(<key>URL<|SURL_))/,
  ],
  ['link', /^\{[^]*("doc_id"|\/\/(docs|drive)\.google\.com\/)/],
  [
    'html',
    /^(<!--|<(!doctype html|html|head|body|script|style|title|meta|link|div|span|p|h\d|center|table|form|iframe|a|br|main|section|ul|img|input|font)\b|<[!?a-z][^]*<(html|head|body|script|meta|Error)\b|bplist[^]*WebMainResource)/i,
  ],
  // Documents that are a single XML file.
  ['spreadsheet', /^<\?xml[^]*Excel\.Sheet/],
  ['openDocument', /^<\?xml[^]*<office:document/],
  // A web page with its pictures.
  ['html', /^(From|MIME-Version|Subject|Snapshot-Content-Location): [^]*multipart\/related/i],
  ['pdf', /%PDF-/],
  // A page after a warning of its server, or after its headers.
  ['html', /^[^<>]*(<br ?\/?>\s*)?<(!doctype html|html)\b/i],
];

/** Writes a text as old Word files do. */
const utf16 = (text: string) => text.split('').join('\0');

/**
 * The containers of several kinds of files, with a part that only a file of each kind has, and the kinds of other files,
 * with and without the name of a Word file.
 */
const CONTAINERS = [
  {
    start: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    parts: [
      ['doc', utf16('WordDocument')],
      ['spreadsheet', utf16('Workbook')],
      // Excel 95.
      ['spreadsheet', `B\0${utf16('ook')}\0\0`],
      ['slides', utf16('PowerPoint')],
    ],
    others: ['doc', 'unknown'],
  },
  {
    start: 'PK\x03\x04',
    parts: [
      ['openDocument', 'mimetypeapplication/vnd.oasis.opendocument'],
      // An electronic book.
      ['unknown', 'mimetypeapplication/'],
      ['docx', 'word/'],
      ['spreadsheet', 'xl/'],
      ['slides', 'ppt/'],
      ['iWork', '.iwa'],
      ['iWork', 'Index.zip'],
      ['iWork', 'buildVersionHistory.plist'],
    ],
    others: ['docx', 'zip'],
  },
] as const;

/**
 * Detects a file's kind from its content, since its name cannot be trusted (DOC-14).
 *
 * @param name also shows that a container is a Word file.
 */
export function detectFileKind(content: Uint8Array, name: string): FileKind {
  // The templates of web pages may leave many blank lines before the page.
  const start = Math.max(
    0,
    content.findIndex((byte) => !/\s/.test(String.fromCharCode(byte))),
  );
  const bytes = String.fromCharCode(...content.subarray(start, start + HEAD_BYTES));
  const container = CONTAINERS.find((each) => bytes.startsWith(each.start));
  if (container) {
    const whole = new TextDecoder('latin1').decode(content);
    const [known] = container.parts.find(([, part]) => whole.includes(part)) ?? [];
    return known ?? container.others[/\.docx?\b/i.test(name) ? 0 : 1];
  }
  const [kind] = SIGNATURES.find(([, signature]) => bytes.startsWith(signature)) ?? [];
  if (kind) return kind;
  const text = readStart(bytes);
  const [other] = BEGINNINGS.find(([, beginning]) => beginning.test(text)) ?? [];
  return other ?? (isText(text) ? 'text' : 'unknown');
}

/** A text may begin with a byte order mark and blanks, and be in UTF-16. */
function readStart(bytes: string): string {
  const isUtf16 = /^(\xff\xfe|\xfe\xff|<\0[!?a-z]\0)/i.test(bytes);
  return (
    isUtf16
      ? bytes.replace(/^(\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '')
      : bytes.replace(/^\xef\xbb\xbf/, '')
  ).trimStart();
}

/** Returns whether bytes have no control characters except those of a text. */
const isText = (bytes: string) => Array.from(bytes).every((byte) => byte >= ' ' || /\s/.test(byte));
