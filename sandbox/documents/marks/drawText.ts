import {
  layoutMultilineText,
  layoutSinglelineText,
  PDFAcroText,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFString,
  PDFTextField,
  TextAlignment,
} from 'pdf-lib';
import type { PDFDocument, PDFFont, PDFObject } from 'pdf-lib';
import { UndrawableError } from '../UndrawableError.ts';

/** The flags of a text field. ISO 32000-1 §12.7.4.3. */
export const MULTILINE = 1 << 12;
export const PASSWORD = 1 << 13;
export const COMB = 1 << 24;

/** As viewers do. */
const MAX_SIZE = { line: 500, lines: 12 };

/** The space around a text and its border, in points. */
const PADDING = { across: 8, up: 2 };

/** Characters without a shape. */
const INVISIBLE = /[\0\u200B-\u200D\u2060\uFEFF]/g;

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
  const text = look.text.normalize('NFC').replace(INVISIBLE, '').replace(/\r\n?/g, '\n');
  const { rectangle, flags = 0, DA = '', MaxLen = 0, Q, MK, BS } = look;
  const isComb = (flags & COMB) > 0 && text.length <= MaxLen;
  if (!canWrite(font, text)) throw new UndrawableError();
  const given = Number(/([\d.]+)\s+Tf/.exec(DA)?.[1] ?? 0);
  const size = isComb ? given : Math.min(given || Infinity, fit(text, font, rectangle, flags));
  const field = document.context.obj({
    FT: 'Tx',
    Ff: (flags & MULTILINE) | (isComb ? COMB : 0),
    ...(isComb && { MaxLen }),
    Rect: [...rectangle],
    V: PDFHexString.fromText(text),
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
  return Array.from(text).every((letter) => known.has(letter.codePointAt(0) ?? 0) || /\s/.test(letter));
}

/** Returns the largest size at which a text fits. */
function fit(text: string, font: PDFFont, [left, bottom, right, top]: Look['rectangle'], flags: number) {
  const width = Math.max(1, right - left - PADDING.across);
  const bounds = { x: 0, y: 0, width, height: Math.max(1, top - bottom - PADDING.up) };
  const options = { alignment: TextAlignment.Left, font, bounds };
  return flags & MULTILINE
    ? Math.min(MAX_SIZE.lines, layoutMultilineText(text, options).fontSize)
    : Math.min(MAX_SIZE.line, layoutSinglelineText(text, options).fontSize);
}
