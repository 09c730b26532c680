import {
  layoutSinglelineText,
  PDFAcroText,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFString,
  PDFTextField,
  TextAlignment,
  type PDFDocument,
  type PDFFont,
  type PDFObject,
} from 'pdf-lib';
import { lookUp, readNumber } from './readMark.ts';
import { UndrawableError } from '../UndrawableError.ts';

/** The flags of a text field. ISO 32000-1 §12.7.4.3. */
export const MULTILINE = 1 << 12;
export const PASSWORD = 1 << 13;
export const COMB = 1 << 24;

/** As viewers do. */
const MAX_LINES_SIZE = 12;
/** Smaller text cannot be read. */
const MIN_SIZE = 4;

/** The space around a text and its border, in points. */
const PADDING = { across: 8, up: 2 };

/** Characters without a shape. */
const INVISIBLE = /\0|\p{Default_Ignorable_Code_Point}/gu;
/** Line breaks, and blanks that the font does not have. */
const BREAKS = /\r\n|[\r\v\f\x85\u2028\u2029]/g;
const BLANKS = /[^\S\n]/g;

export type Look = {
  text: string;
  rectangle: readonly [left: number, bottom: number, right: number, top: number];
  flags?: number;
  /** The default appearance: the colour, and the size if it is not 0. */
  DA?: string;
  /** The number of cells of a comb. */
  MaxLen?: number;
  /** Alignment, rotation and colours, and the border. */
  Q?: PDFObject | undefined;
  MK?: PDFObject | undefined;
  BS?: PDFObject | undefined;
};

/** Draws a text into a rectangle, and returns its appearance. A text that is too large for it is made smaller. */
export function drawText(document: PDFDocument, font: PDFFont, look: Look): PDFObject {
  const { rectangle, flags = 0, DA = '', MaxLen = 0, Q, MK, BS } = look;
  const lines = look.text.normalize('NFC').replace(INVISIBLE, '').replace(BREAKS, '\n').replace(BLANKS, ' ');
  const text = flags & MULTILINE ? lines : lines.replaceAll('\n', ' ');
  const isComb = (flags & COMB) > 0 && text.length <= MaxLen;
  if (!canWrite(font, text)) throw new UndrawableError();
  const given = Number(/([\d.]+)\s+Tf/.exec(DA)?.[1] ?? 0);
  const [size, shown] = isComb ? [given, text] : fit(text, font, measure(rectangle, MK), flags, given);
  const field = document.context.obj({
    FT: 'Tx',
    Ff: (flags & MULTILINE) | (isComb ? COMB : 0),
    ...(isComb && { MaxLen }),
    Rect: [...rectangle],
    V: PDFHexString.fromText(shown),
    DA: PDFString.of(`${DA.replace(/\S+\s+[\d.]+\s+Tf/, '')} /F ${String(size)} Tf`),
    ...(Q && { Q }),
    ...(MK && { MK }),
    ...(BS && { BS }),
  });
  const ref = document.context.register(field);
  PDFTextField.of(PDFAcroText.fromDict(field, ref), ref, document).updateAppearances(font);
  return field.lookup(PDFName.of('AP'), PDFDict).get(PDFName.of('N')) ?? field;
}

/** The font has only the letters of Western European languages. */
function canWrite(font: PDFFont, text: string): boolean {
  const known = new Set(font.getCharacterSet());
  return Array.from(text).every((letter) => known.has(letter.codePointAt(0) ?? 0) || letter === '\n');
}

/** Returns the width and the height of the lines: a field on a page that lies on its side is turned by a quarter. */
function measure([left, bottom, right, top]: Look['rectangle'], MK?: PDFObject): [number, number] {
  const turn = MK instanceof PDFDict ? readNumber(lookUp(MK, 'R'), 0) : 0;
  const sides: [number, number] = [right - left, top - bottom];
  return turn % 180 === 0 ? sides : [sides[1], sides[0]];
}

/**
 * Returns the largest size at which a text fits, and its lines.
 *
 * @throws UndrawableError if a part of it would be cut off.
 */
function fit(
  text: string,
  font: PDFFont,
  [width, height]: readonly [number, number],
  flags: number,
  given: number,
): [size: number, shown: string] {
  const bounds = { x: 0, y: 0, width: width - PADDING.across, height: height - PADDING.up };
  if (!(flags & MULTILINE)) {
    const { fontSize } = layoutSinglelineText(text, { alignment: TextAlignment.Left, font, bounds });
    const size = Math.min(given || Infinity, fontSize);
    if (font.widthOfTextAtSize(text, size) > width) throw new UndrawableError();
    return [size, text];
  }
  const lineHeight = font.heightAtSize(1) * 1.2;
  for (let size = Math.min(given || Infinity, MAX_LINES_SIZE); size >= MIN_SIZE; size -= 0.5) {
    const lines = breakLines(text, font, bounds.width / size);
    if (lines.length * lineHeight * size <= bounds.height) return [size, lines.join('\n')];
  }
  throw new UndrawableError();
}

/** Breaks a text into lines for a font of size 1. pdf-lib measures each part of each line, for minutes in an essay. */
function breakLines(text: string, font: PDFFont, width: number): string[] {
  const measure = (part: string) => font.widthOfTextAtSize(part, 1);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let [line, used] = ['', 0];
    for (const word of paragraph.match(/ *[^ ]+/g) ?? [])
      for (const part of measure(word) > width ? Array.from(word) : [word]) {
        const isNext = line !== '' && used + measure(part) > width;
        if (isNext) lines.push(line);
        line = isNext ? part.trimStart() : line + part;
        used = isNext ? measure(line) : used + measure(part);
      }
    return [...lines, line];
  });
}
