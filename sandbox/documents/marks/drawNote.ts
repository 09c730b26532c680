import { PDFArray, PDFName, type PDFDict, type PDFDocument, type PDFFont, type PDFObject } from 'pdf-lib';
import { drawShape } from './drawShape.ts';
import { drawText, MULTILINE } from './drawText.ts';
import { lookUp, readFormatted, readRectangle, readText } from './readMark.ts';

/** What viewers put before the names of their own stamps: standard, "sign here", and with a date. */
const PREFIX = /^#?(SB|SH|D)?(?=[A-Z])/;

/**
 * Draws a note that has no appearance of its own, as viewers do. ISO 32000-1 §12.5.6.
 *
 * @returns undefined for kinds of notes that show nothing by themselves.
 */
export function drawNote(document: PDFDocument, font: PDFFont, note: PDFDict): PDFObject | undefined {
  const kind = readText(lookUp(note, 'Subtype'));
  if (kind === 'FreeText') return drawFreeText(document, font, note);
  return kind === 'Stamp' ? drawStamp(document, font, note) : drawShape(document, note);
}

function drawFreeText(document: PDFDocument, font: PDFFont, note: PDFDict): PDFObject | undefined {
  const text = readText(lookUp(note, 'Contents')) || readFormatted(lookUp(note, 'RC'));
  const background = lookUp(note, 'C');
  const MK = document.context.obj({});
  if (background instanceof PDFArray && background.size() > 0) MK.set(PDFName.of('BG'), background);
  if (!text.trim()) return undefined;
  return drawText(document, font, {
    text,
    rectangle: readRectangle(note),
    flags: MULTILINE,
    DA: readText(lookUp(note, 'DA')),
    Q: lookUp(note, 'Q'),
    MK,
    BS: lookUp(note, 'BS'),
  });
}

/** Draws a named stamp, such as "Approved", as its name in a frame. */
function drawStamp(document: PDFDocument, font: PDFFont, note: PDFDict): PDFObject {
  const name = readText(lookUp(note, 'Name')) || 'Draft';
  const { context } = document;
  return drawText(document, font, {
    text: name
      .replace(PREFIX, '')
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toUpperCase(),
    rectangle: readRectangle(note),
    DA: '0.7 0 0 rg /F 0 Tf',
    Q: context.obj(1),
    MK: context.obj({ BC: [0.7, 0, 0] }),
    BS: context.obj({ W: 2 }),
  });
}
