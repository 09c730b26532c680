import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFStream,
  PDFString,
  type PDFObject,
} from 'pdf-lib';
import { UndrawableError } from '../UndrawableError.ts';

/** More parents than any form has; a damaged file may have a circle of them. */
const MAX_PARENTS = 50;

export const lookUp = (dict: PDFDict, key: string): PDFObject | undefined => dict.lookup(PDFName.of(key));

/** Finds an entry of a field, which it may inherit. */
export function findEntry(field: PDFDict, key: string): PDFObject | undefined {
  let at: PDFObject | undefined = field;
  for (let parents = 0; at instanceof PDFDict && parents < MAX_PARENTS; parents += 1) {
    const value = lookUp(at, key);
    if (value) return value;
    at = lookUp(at, 'Parent');
  }
  return undefined;
}

export const readNumber = (value: PDFObject | undefined, otherwise: number): number =>
  value instanceof PDFNumber ? value.asNumber() : otherwise;

export function readNumbers(value: PDFObject | undefined): number[] {
  if (!(value instanceof PDFArray)) return [];
  return value.asArray().map((_, at) => {
    const number = value.lookup(at);
    if (!(number instanceof PDFNumber)) throw new UndrawableError();
    return number.asNumber();
  });
}

/** Reads a text, a name, a number or a list of texts, one on each line; '' if there is none. */
export function readText(value: PDFObject | undefined): string {
  if (value instanceof PDFString || value instanceof PDFHexString) {
    const bytes = Buffer.from(value.asBytes());
    // UTF-8 has been allowed since PDF 2.0.
    return bytes.toString('hex', 0, 3) === 'efbbbf' ? bytes.toString('utf8', 3) : value.decodeText();
  }
  if (value instanceof PDFName) return value.decodeText();
  if (value instanceof PDFNumber) return String(value.asNumber());
  if (value instanceof PDFArray)
    return value
      .asArray()
      .map((_, at) => readText(value.lookup(at)))
      .join('\n');
  // A very long text may be a stream.
  if (value instanceof PDFStream) throw new UndrawableError();
  return '';
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a formatted text as plain text. */
export const readFormatted = (value: PDFObject | undefined): string =>
  readText(value)
    .replace(/<\/p>\s*(?=<p)|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(x?)([\da-f]{1,5});|&(\w+);/gi, (entity, hex: string, code: string, name: string) =>
      code ? String.fromCodePoint(parseInt(code, hex ? 16 : 10)) : (ENTITIES[name] ?? entity),
    );

export type Rectangle = readonly [left: number, bottom: number, right: number, top: number];

export function readRectangle(mark: PDFDict): Rectangle {
  const [a = 0, b = 0, c = 0, d = 0] = readNumbers(lookUp(mark, 'Rect'));
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}
