import type { Conversion } from './Conversion.ts';
import { convertWord } from './convertWord.ts';

type Kind = readonly [
  start: string,
  /** Accepted file extensions, including those that phones and Word commonly mix up. */
  endings: RegExp,
  convert: (content: Uint8Array) => Promise<Conversion>,
];

/** Imported on demand: each conversion starts a process, and loading these takes longer than most conversions. */
const copy = () => import('./copyPages.ts');
const print = () => import('./printPicture.ts');

const KINDS: readonly Kind[] = [
  ['%PDF-', /\.pdf$/i, async (content) => (await copy()).copyPages(content)],
  ['\xff\xd8\xff', /\.(jpe?g|png)$/i, async (content) => (await print()).printJpeg(content)],
  ['\x89PNG\r\n', /\.(jpe?g|png)$/i, async (content) => (await print()).printPng(content)],
  ['\xd0\xcf\x11\xe0', /\.doc$/i, convertWord],
  ['PK\x03\x04', /\.docx?$/i, convertWord],
];
/** Bytes allowed before a PDF's signature: blanks, zeros and a byte order mark. */
const BLANKS = /^[\s\0\xef\xbb\xbf]+/;

/**
 * Converts an uploaded file into a PDF. The first bytes determine its type, and the extension must match.
 * A hostile file can take any time and memory, so call this only in a separate process (createConverter.ts).
 */
export async function convertFile(content: Uint8Array, fileName: string): Promise<Conversion> {
  if (content.length === 0) return { failure: 'This file is empty. Please choose another file.' };
  const head = Buffer.from(content.subarray(0, 1024)).toString('latin1').replace(BLANKS, '');
  const kind = KINDS.find(([start, endings]) => head.startsWith(start) && endings.test(fileName));
  if (!kind)
    return { failure: 'This file is not what its name says. Please save it as a PDF and upload it again.' };
  const [, , convert] = kind;
  return convert(new Uint8Array(content));
}
