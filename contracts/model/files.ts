/** Names of PDF files. */
export const FILE_NAMES = [
  ' transcript (1).pdf',
  "Zeugnis – O'Neill & Söhne.pdf",
  `${'long '.repeat(50)}x.pdf`,
  `${'é🎓'.repeat(125)}x.pdf`,
  '🎓 A/B\\C.PDF',
  // As macOS writes accents.
  'Re\u0301sume\u0301  v1.2 &amp; %41+“x”.pdf',
] as const;

/**
 * Files other than a plain PDF; `large` has nearly 10 MB, `password` needs one, `changes` only forbids changes, and `form`
 * is filled in, but leaves the drawing to the viewer.
 */
export type FileKind =
  | 'png'
  | 'jpeg'
  | 'large'
  | 'password'
  | 'changes'
  | 'form'
  | 'pageless'
  | 'halfPng'
  | 'halfJpeg'
  | 'hugePng'
  | 'empty'
  | 'gif';

export const isOtherKind = (kind?: FileKind): boolean => kind === 'empty' || kind === 'gif';

/** Names of pictures. */
export const PICTURES = { png: ['transcript.PNG', 'photo.png'], jpeg: ['scan 1.jpeg', 'scan.jpg'] } as const;
export const pictureOf = (kind?: FileKind): keyof typeof PICTURES | undefined =>
  /png/i.test(kind ?? '') ? 'png' : /jpeg/i.test(kind ?? '') ? 'jpeg' : undefined;

/** The name of another kind of file, by the kind that a file has. */
export const MISNAMED = { png: 'photo.pdf', jpeg: 'scan.pdf', none: 'scan.jpg' } as const;
/** Returns whether a file is not what its name says. */
export const isMisnamed = (name: string, kind: FileKind | 'none' = 'none'): boolean =>
  Object.entries(MISNAMED).some(([one, other]) => one === kind && other === name);
/** Names of files that are not accepted, whatever they contain. */
export const NO_FILE_NAMES = [
  'transcript',
  'transcript.txt',
  'transcript.pdf.html',
  'pdf',
  'photo.gif',
] as const;
